#if canImport(SwiftUI)
public import SwiftUI

extension Binding {
  /// A SwiftUI binding of a store's binding.
  ///
  /// **Isolation:** SwiftUI reads and writes it on the main actor, on which the store has to live.
  ///
  /// - Parameter binding: the store's binding.
  @MainActor
  public init(_ binding: StoreBinding<Value>) {
    // INVARIANT: made on the main actor, where SwiftUI calls both closures, so the box never leaves it.
    let box = MainActorBox(binding)
    self.init(get: { box.binding.wrappedValue }, set: { box.binding.wrappedValue = $0 })
  }
}

// INVARIANT: used on the main actor only; see above.
private struct MainActorBox<Value>: @unchecked Sendable {
  let binding: StoreBinding<Value>

  init(_ binding: StoreBinding<Value>) {
    self.binding = binding
  }
}
#endif
