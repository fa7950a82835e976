internal import Synchronization

/// The closures that observe a store, in registration order.
///
/// Tokens cancel from any thread; everything else happens on the store's actor.
final class Subscriptions<State>: Sendable {
  private let subscribers = Locked<[Subscriber<State>]>([])
  private let count = Atomic<Int>(0)

  var isEmpty: Bool { count.load(ordering: .relaxed) == 0 }

  func add(_ subscriber: Subscriber<State>) -> SubscriptionToken {
    subscribers.withLock { subscribers in
      subscribers.append(subscriber)
      count.store(subscribers.count, ordering: .relaxed)
    }
    return SubscriptionToken { [weak self, weak subscriber] in
      guard let subscriber else { return }
      subscriber.end()
      self?.remove(subscriber)
    }
  }

  /// Tells everybody who is registered now; who is cancelled meanwhile is left out.
  func notify(_ state: State) {
    let current = subscribers.withLock { $0 }
    for subscriber in current { subscriber.receive(state) }
  }

  private func remove(_ subscriber: Subscriber<State>) {
    // The caller holds the subscriber: its closure, which may own anything, goes after the lock.
    subscribers.withLock { subscribers in
      subscribers.removeAll { $0 === subscriber }
      count.store(subscribers.count, ordering: .relaxed)
    }
  }
}
