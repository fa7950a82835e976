/// One of two reducers: what a builder makes of the branches of an `if` or a `switch`.
public enum EitherReducer<R0: Reducer, R1: Reducer>: Reducer
where R0.State == R1.State, R0.Action == R1.Action {
  /// The first branch was taken.
  case first(R0)
  /// The other branch was taken.
  case second(R1)

  /// Runs the reducer of the branch that was taken.
  ///
  /// - Parameters:
  ///   - state: the state before, to be left as the state after.
  ///   - action: what happened.
  /// - Returns: its effect.
  @inlinable
  public func reduce(into state: inout R0.State, action: R0.Action) -> Effect<R0.Action> {
    switch self {
    case .first(let reducer): reducer.reduce(into: &state, action: action)
    case .second(let reducer): reducer.reduce(into: &state, action: action)
    }
  }

  /// Passes a look at the children on to the reducers inside.
  ///
  /// - Parameters:
  ///   - state: the state after the action.
  ///   - visit: the look.
  @inlinable
  public func visitScopes(in state: Borrowed<R0.State>, _ visit: inout ScopeVisit) {
    switch self {
    case .first(let reducer): reducer.visitScopes(in: state, &visit)
    case .second(let reducer): reducer.visitScopes(in: state, &visit)
    }
  }
}
