/// An action on its way into the reducer, and where it comes from.
struct QueuedAction<Action: Sendable> {
  enum Source {
    /// A call of the store's `send`. The task is there when the caller couldn't be served at once.
    case external(StoreTask?)
    /// An effect that just sends.
    case leaf(EffectToken)
    /// A running effect. The continuation is there when it couldn't be served at once.
    case running(RunningEffect<Action>, CheckedContinuation<Void, Never>?)
  }

  let action: Action
  let source: Source
  /// Says, when the action's turn comes, what is in its way.
  var obstacle: (() -> String?)?
}
