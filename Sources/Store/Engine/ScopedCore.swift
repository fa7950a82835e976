/// A part of another store: functions down to it, nothing cached but the last state.
final class ScopedCore<State, Action: Sendable>: StoreBacking {
  let root: any StoreRoot
  private let present: () -> State?
  private let deliver: (Action) -> StoreTask
  private let subscribe: (@escaping (State?) -> Void) -> SubscriptionToken
  private var last: State

  /// Makes the part whose state is there now, or was when its parent went.
  init<Parent: StoreBacking>(
    of parent: Parent,
    initialState: State,
    part: @escaping (Parent.State) -> State?,
    embed: @escaping (Action) -> Parent.Action
  ) {
    root = parent.root
    present = { parent.presentState.flatMap(part) }
    deliver = { parent.send(embed($0)) }
    subscribe = { onState in parent.observePresent { onState($0.flatMap(part)) } }
    last = initialState
  }

  var presentState: State? {
    let state = present()
    if let state { last = state }
    return state
  }

  var state: State { presentState ?? last }

  func send(_ action: Action) -> StoreTask {
    // Inside a reducer nobody can tell who is there; the action is looked at when its turn comes.
    guard !root.isReducing else { return deliver(action) }
    guard presentState != nil else {
      root.report(.absentChild(Self.text(action)))
      return .over
    }
    let task = deliver(action)
    // What the child has made of its own action is what is known of it should it go.
    if !root.isReducing { _ = presentState }
    return task
  }

  func observePresent(_ onState: @escaping (State?) -> Void) -> SubscriptionToken {
    subscribe(onState)
  }

  private static func text(_ action: Action) -> String {
    """
    \(action) was sent to a scoped store whose child has gone, and was ignored. Let go of the store \
    when its child goes.
    """
  }
}
