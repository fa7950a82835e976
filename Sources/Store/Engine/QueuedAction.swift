/// An action on its way into the reducer, and where it comes from.
@usableFromInline
struct QueuedAction<Action: Sendable> {
  @usableFromInline
  enum Source {
    /// A call of the store's `send`. The task is there when the caller couldn't be served at once.
    case external(StoreTask?)
    /// An effect that just sends.
    case leaf(EffectToken)
    /// A running effect, and who waits in it when it couldn't be served at once.
    case running(RunningEffect<Action>, WaitingSender?)
  }

  @usableFromInline let action: Action
  @usableFromInline let source: Source
  /// What the part of the store that sent the action does when its turn comes.
  @usableFromInline let turn: Turn?

  @inlinable
  init(_ action: Action, from source: Source, turn: Turn? = nil) {
    self.action = action
    self.source = source
    self.turn = turn
  }
}
