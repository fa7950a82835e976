extension Store {
  /// Calls a closure with the state now, and with every state that is committed from now on.
  ///
  /// **Ordering:** every observer gets every committed state once and in order, also those of
  /// actions that changed nothing; observers are called in registration order, before the action's
  /// effects start. While it is called, ``state`` equals what it was given. What it sends is queued.
  ///
  /// An observer of a scoped store hears nothing while its child isn't there.
  ///
  /// **Isolation:** called, and let go, on the store's actor. **Cancellation:** ends with its token.
  ///
  /// - Parameter onState: is given the state.
  /// - Returns: the token that keeps the observation alive.
  @inlinable
  public func observe(_ onState: @escaping (State) -> Void) -> SubscriptionToken {
    if let life { return life.core.observe(onState) }
    return observePresent { if let state = $0 { onState(state) } }
  }

  @usableFromInline
  func observePresent(_ onState: @escaping (State?) -> Void) -> SubscriptionToken {
    backing.observePresent(onState)
  }

  /// Calls a closure with a part of the state now, and whenever that part has changed.
  ///
  /// **Ordering:** as for ``observe(_:)``; an action that leaves the part equal is not reported. What
  /// counts is the last value that this observer was given. One that isn't equal to itself, such as a NaN,
  /// counts as equal to another such.
  ///
  /// - Parameters:
  ///   - path: the part.
  ///   - onChange: is given the new value.
  /// - Returns: the token that keeps the observation alive.
  @inlinable
  public func observe<V: Equatable>(
    _ path: KeyPath<State, V>,
    _ onChange: @escaping (V) -> Void
  ) -> SubscriptionToken {
    var last: V?
    return observe { state in
      let value = state[keyPath: path]
      if let last, Sameness.holds(equatable: last, value) { return }
      last = value
      onChange(value)
    }
  }
}

extension Store where State: Sendable {
  /// The state now and every state that is committed from now on, as a sequence.
  ///
  /// **Ordering:** in order, none left out unless the policy says so. The stream ends with the
  /// store, or when its consumer is cancelled.
  ///
  /// - Parameter bufferingPolicy: what is kept for a consumer that is slower than the store. The
  ///   default keeps everything; `.bufferingNewest(1)` suits a view.
  /// - Returns: a stream for one consumer.
  public func states(
    bufferingPolicy: AsyncStream<State>.Continuation.BufferingPolicy = .unbounded
  ) -> AsyncStream<State> {
    AsyncStream(bufferingPolicy: bufferingPolicy) { continuation in
      let end = StreamEnd { continuation.finish() }
      let token = observe { state in
        _ = end
        continuation.yield(state)
      }
      continuation.onTermination = { _ in token.cancel() }
    }
  }
}

/// Ends a stream when the store lets go of the closure that feeds it.
private final class StreamEnd: Sendable {
  private let onEnd: @Sendable () -> Void

  init(_ onEnd: @escaping @Sendable () -> Void) {
    self.onEnd = onEnd
  }

  deinit {
    onEnd()
  }
}
