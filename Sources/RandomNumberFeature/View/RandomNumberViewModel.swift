public import Observation
public import Store

/// The article's view model, on a store: where the number stands, a ping, and whether to show a modal.
///
/// **Observation:** ``dataLoadState`` and ``modalShown`` are tracked when they are read. **Lifetime:**
/// releasing the view model cancels its request.
@MainActor
public final class RandomNumberViewModel {
  private let store: Store<RandomNumber.State, RandomNumber.Action>

  /// Makes a view model that has asked for nothing.
  ///
  /// - Parameters:
  ///   - client: where the numbers come from.
  ///   - range: what to ask for.
  public init(client: RandomNumberClient, range: ClosedRange<Int> = 1...100) {
    store = Store(initialState: .initial) { RandomNumber(client: client, range: range) }
  }

  /// Where the number stands.
  public var dataLoadState: DataLoadState<Int, RandomDotOrgError> { store[dynamicMember: \.self] }

  /// Asks for a number; an answer that is still under way doesn't count any more.
  public func randomNumberPing() { store.send(.ping) }

  /// Goes back to the beginning; an answer that is still under way doesn't count any more.
  public func dismiss() { store.send(.dismiss) }

  /// Whether there is a number or an error to show.
  ///
  /// Writing false dismisses what is shown; while nothing is shown it does nothing, nor does writing
  /// true.
  public var modalShown: StoreBinding<Bool> {
    store.binding(
      get: Self.isShown,
      send: { [store] in !$0 && Self.isShown(store.state) ? .dismiss : nil }
    )
  }

  private static func isShown(_ state: RandomNumber.State) -> Bool {
    switch state {
    case .initial, .loading: false
    case .loaded, .error: true
    }
  }
}

extension RandomNumberViewModel: nonisolated Observable {}
