#if canImport(SwiftUI)
import Store
public import SwiftUI

/// The article's view: a button that fetches a number, and a sheet that shows it or the error.
///
/// The sheet keeps what it was presented with until it has gone, so that no state of the feature can
/// surprise it.
public struct RandomNumberView: View {
  private let model: RandomNumberViewModel
  @State private var presented: RandomNumber.State = .initial

  /// Makes the view of a model.
  ///
  /// - Parameter model: the model; its owner keeps it.
  public init(model: RandomNumberViewModel) {
    self.model = model
  }

  /// A button, disabled while a number is loaded, and a sheet for the number or the error.
  public var body: some View {
    Button("Fetch a random number.") { model.randomNumberPing() }
      .disabled(model.dataLoadState.isLoading)
      .sheet(isPresented: Binding(model.modalShown)) { Text(text(of: shown)) }
      .onChange(of: model.dataLoadState) { _, state in
        if state.value != nil || state.error != nil { presented = state }
      }
  }

  /// What is there to show now, or else what was presented last.
  private var shown: RandomNumber.State {
    let state = model.dataLoadState
    return state.value != nil || state.error != nil ? state : presented
  }

  private func text(of state: RandomNumber.State) -> String {
    switch state {
    case .initial, .loading: ""
    case .loaded(let number): "\(number)"
    case .error(let error): "\(error)"
    }
  }
}
#endif
