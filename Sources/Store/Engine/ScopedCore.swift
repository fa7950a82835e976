/// A part of another store: functions down to it, nothing cached but the last state.
final class ScopedCore<State, Action: Sendable>: StoreBacking {
  let root: any StoreRoot
  let key: TrackedKey?
  private let present: () -> State?
  private let deliver: (Action, Turn?) -> StoreTask
  private let subscribe: (@escaping (State?) -> Void) -> SubscriptionToken
  private let trackIn: (TrackedKey, @escaping (State?) -> Bool) -> Void
  private var last: State

  /// Makes the part whose state is there now, or was when its parent went.
  init<Parent: StoreBacking>(
    of parent: Parent,
    key: TrackedKey,
    initialState: State,
    part: @escaping (Parent.State) -> State?,
    embed: @escaping (Action) -> Parent.Action
  ) {
    root = parent.root
    self.key = key
    present = { parent.presentState.flatMap(part) }
    deliver = { parent.send(embed($0), turn: $1) }
    subscribe = { onState in parent.observePresent { onState($0.flatMap(part)) } }
    trackIn = { key, hasChanged in parent.track(key) { hasChanged($0.flatMap(part)) } }
    last = initialState
  }

  var presentState: State? {
    let state = present()
    if let state { last = state }
    return state
  }

  var state: State { presentState ?? last }

  /// Who is there is asked when the action's turn comes: another one in front of it may bring the child.
  func send(_ action: Action, turn: Turn?) -> StoreTask {
    deliver(
      action,
      turn
        ?? Turn(
          obstacle: { self.presentState == nil ? Self.text(action) : nil },
          // What the child has made of its own action is what is known of it should it go.
          isReduced: { _ = self.presentState }
        )
    )
  }

  func observePresent(_ onState: @escaping (State?) -> Void) -> SubscriptionToken {
    subscribe(onState)
  }

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
