/// One observing closure.
///
/// It never leaves the store's actor; its subscription may.
final class Subscriber<State> {
  let onState: (State) -> Void
  let subscription = Subscription()

  init(_ onState: @escaping (State) -> Void) {
    self.onState = onState
  }
}
