/// One of two reducers: what a builder makes of the branches of an `if` or a `switch`.
public enum EitherReducer<R0: Reducer, R1: Reducer>: Reducer
where R0.State == R1.State, R0.Action == R1.Action {
  /// The first branch was taken.
  case first(R0)
  /// The other branch was taken.
  case second(R1)

  /// The branch that was taken, as it is kept.
  @inlinable public var body: BranchReducer<R0, R1> {
    switch self {
    case .first(let reducer): return BranchReducer(KeptReducer(reducer), nil)
    case .second(let reducer): return BranchReducer(nil, KeptReducer(reducer))
    }
  }

  /// Runs the reducer of the branch that was taken.
  ///
  /// - Parameters:
  ///   - state: the state before, to be left as the state after.
  ///   - action: what happened.
  /// - Returns: its effect.
  @inlinable
  public func reduce(into state: inout R0.State, action: R0.Action) -> Effect<R0.Action> {
    BodyRegister.reducing.note(Self.self)
    return body.reduce(into: &state, action: action)
  }

  /// Passes a look at the children on to the reducers inside.
  ///
  /// - Parameters:
  ///   - state: the state after the action.
  ///   - visit: the look.
  @inlinable
  public func visitScopes(in state: Borrowed<R0.State>, _ visit: inout ScopeVisit) {
    BodyRegister.visiting.note(Self.self)
    body.visitScopes(in: state, &visit)
  }
}
