internal import Synchronization

/// One observing closure.
///
// INVARIANT: `onState` and what it captures are used on the store's actor only: the store that made
// the subscriber lives there, and only it calls `receive`. Other threads touch just the atomic.
final class Subscriber<State>: @unchecked Sendable {
  private let onState: (State) -> Void
  private let isActive = Atomic<Bool>(true)

  init(_ onState: @escaping (State) -> Void) {
    self.onState = onState
  }

  func receive(_ state: State) {
    if isActive.load(ordering: .acquiring) { onState(state) }
  }

  func end() {
    isActive.store(false, ordering: .releasing)
  }
}
