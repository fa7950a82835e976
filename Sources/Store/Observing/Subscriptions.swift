/// The closures that observe a store, in registration order.
///
/// Used on the store's actor only. A token, which may be cancelled anywhere, just marks its
/// subscription; the closure, and what it captures, is let go here.
@usableFromInline
final class Subscriptions<State> {
  // INVARIANT: touched on the store's actor only; nobody is called while it is changed, which a debug build
  // checks.
  #if DEBUG
  @usableFromInline var subscribers: [Subscriber<State>] = []
  #else
  @exclusivity(unchecked) @usableFromInline var subscribers: [Subscriber<State>] = []
  #endif

  @inlinable var isEmpty: Bool { subscribers.isEmpty }

  /// Adds a closure.
  ///
  /// `onCancel` is called by whoever cancels the token, on any thread.
  func add(
    _ onState: @escaping (State) -> Void,
    onCancel: @escaping @Sendable () -> Void
  ) -> SubscriptionToken {
    purge()
    let subscriber = Subscriber(onState)
    subscribers.append(subscriber)
    return SubscriptionToken { [subscription = subscriber.subscription] in
      subscription.end()
      onCancel()
    }
  }

  init() {}

  /// Tells everybody who is registered now; who is cancelled meanwhile is left out.
  @inlinable
  func notify(_ state: State) {
    guard !subscribers.isEmpty else { return }
    var hasEnded = false
    for subscriber in subscribers {
      if subscriber.subscription.isActive {
        subscriber.onState(state)
      } else {
        hasEnded = true
      }
    }
    if hasEnded { purge() }
  }

  /// Lets go of the closures whose observation has been cancelled.
  ///
  /// - Complexity: O(n), n the closures.
  @usableFromInline
  func purge() {
    var kept: [Subscriber<State>] = []
    var ended: [Subscriber<State>] = []
    for subscriber in subscribers {
      if subscriber.subscription.isActive {
        kept.append(subscriber)
      } else {
        ended.append(subscriber)
      }
    }
    guard !ended.isEmpty else { return }
    // Letting go may run anybody's code, so it comes last.
    subscribers = kept
  }
}
