/// One observing closure.
///
/// It never leaves the store's actor; its subscription may.
@usableFromInline
final class Subscriber<State> {
  @usableFromInline let onState: (State) -> Void
  @usableFromInline let subscription = Subscription()

  init(_ onState: @escaping (State) -> Void) {
    self.onState = onState
  }
}
