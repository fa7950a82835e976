/// A part of another store: functions down to the core at the bottom, nothing cached but the last state.
@usableFromInline
final class ScopedCore<State, Action: Sendable>: StoreBacking {
  @usableFromInline let root: any StoreRoot
  /// Keeps the store alive that this is a part of.
  @usableFromInline let life: AnyObject?
  @usableFromInline let key: TrackedKey?
  /// The state now; nil while the child isn't there.
  @usableFromInline let present: () -> State?
  @usableFromInline let deliver: (Action, Turn?) -> StoreTask
  private let subscribe: (@escaping (State?) -> Void) -> SubscriptionToken
  private let trackIn: (TrackedKey, @escaping (State?) -> Bool) -> Void
  /// What is known of a child that may go; nil for one that is always there.
  private var last: State?

  /// How a child that is always there sends: nobody has to look whether it is.
  @usableFromInline let directly: ((Action) -> StoreTask)?

  /// Makes the part whose state is there now, or was when its parent went.
  ///
  /// - Parameters:
  ///   - parent: what it is a part of.
  ///   - life: keeps the store alive that this is a part of.
  ///   - key: names it.
  ///   - initialState: its state now.
  ///   - directly: how it sends if it and all that it is part of are always there.
  ///   - present: takes its state out of that of the core at the bottom.
  ///   - part: takes its state out of the parent's.
  ///   - embed: makes an action of the parent out of one of its own.
  @usableFromInline
  init<Parent: StoreBacking>(
    of parent: Parent,
    life: AnyObject?,
    key: TrackedKey,
    initialState: State,
    directly: ((Action) -> StoreTask)?,
    present: @escaping () -> State?,
    part: @escaping (Parent.State) -> State?,
    embed: @escaping (Action) -> Parent.Action
  ) {
    root = parent.root
    self.life = life
    self.key = key
    self.directly = directly
    self.present = present
    deliver = { parent.send(embed($0), turn: $1) }
    subscribe = { onState in parent.observePresent { onState($0.flatMap(part)) } }
    trackIn = { key, hasChanged in parent.track(key) { hasChanged($0.flatMap(part)) } }
    last = directly == nil ? initialState : nil
  }

  @usableFromInline var presentState: State? {
    let state = present()
    if directly == nil, let state { last = state }
    return state
  }

  @usableFromInline var state: State {
    guard let state = presentState ?? last else {
      preconditionFailure("A child that is always there is not there.")
    }
    return state
  }

  /// Who is there is asked when the action's turn comes: another one in front of it may bring the child.
  @usableFromInline
  func send(_ action: Action, turn: Turn?) -> StoreTask {
    if directly != nil { return deliver(action, turn) }
    return deliver(
      action,
      turn
        ?? Turn(
          obstacle: { self.presentState == nil ? Self.text(action) : nil },
          // What the child has made of its own action is what is known of it should it go.
          isReduced: { _ = self.presentState }
        )
    )
  }

  @usableFromInline
  func observePresent(_ onState: @escaping (State?) -> Void) -> SubscriptionToken {
    subscribe(onState)
  }

  @usableFromInline
  func track(_ key: TrackedKey, hasChanged: @escaping (State?) -> Bool) {
    trackIn(key, hasChanged)
  }

  private static func text(_ action: Action) -> String {
    """
    \(action) was sent to a scoped store whose child has gone, and was ignored. Let go of the store \
    when its child goes.
    """
  }
}
