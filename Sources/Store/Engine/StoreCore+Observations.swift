// Who waits for what an action changes.
extension StoreCore {
  /// Calls the closure with the state now, and with every state that is committed from now on.
  @usableFromInline
  func observe(_ onState: @escaping (State) -> Void) -> SubscriptionToken {
    holding {
      onState(state)
      front.pointee.status.formUnion([.attended, .told])
      return subscriptions.add(onState) { [port] in port.purge() }
    }
  }

  @usableFromInline
  func observePresent(_ onState: @escaping (State?) -> Void) -> SubscriptionToken {
    observe { onState($0) }
  }

  @usableFromInline
  func track(_ key: TrackedKey, hasChanged: @escaping (State?) -> Bool) {
    track(key) { hasChanged($0.pointee.state) }
  }

  // INVARIANT: the tracker belongs to the core, and `front` is freed with that: no closure outlives it.
  @inlinable
  func track(
    _ key: TrackedKey,
    _ hasChanged: @escaping (UnsafeMutablePointer<StoreFront<State>>) -> Bool
  ) {
    tracker.access(key) { [front] in hasChanged(front) }
    front.pointee.status.formUnion([.attended, .told])
  }

  /// Lets go of the closures whose observation has been cancelled.
  func purge() {
    holding { subscriptions.purge() }
  }
}
