/// A trace that a reducer has run through again.
public struct Replay<State, Action: Sendable> {
  private static var interval: Int { 64 }

  /// The step of the first state.
  public let firstStep: Int
  /// The recorded actions; the one at index 0 leads to the state of the step after ``firstStep``.
  public private(set) var actions: [Action] = []
  /// The first step whose state is not the recorded one, if there is one.
  public internal(set) var divergence: ReplayDivergence?

  private var checkpoints: [State]
  private let reduce: (inout State, Action) -> Void

  init(firstStep: Int, state: State, reduce: @escaping (inout State, Action) -> Void) {
    self.firstStep = firstStep
    self.reduce = reduce
    checkpoints = [state]
  }

  /// The step of the last state.
  public var lastStep: Int { firstStep + actions.count }

  /// The state that the reducer makes of so many actions.
  ///
  /// - Parameter step: the number of the action; what lies beyond the ends means the first or the last.
  /// - Returns: the state.
  /// - Complexity: that of reducing up to 63 actions.
  public func state(at step: Int) -> State {
    let offset = min(max(step - firstStep, 0), actions.count)
    let checkpoint = offset / Self.interval
    var state = checkpoints[checkpoint]
    for action in actions[(checkpoint * Self.interval)..<offset] { reduce(&state, action) }
    return state
  }

  /// Takes an action and the state that it has led to.
  mutating func append(_ action: Action, _ state: State) {
    actions.append(action)
    if actions.count.isMultiple(of: Self.interval) { checkpoints.append(state) }
  }
}
