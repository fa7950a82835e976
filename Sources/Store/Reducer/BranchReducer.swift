/// One of two reducers, as it is kept while the branch doesn't change: the body of an ``EitherReducer``.
public struct BranchReducer<R0: Reducer, R1: Reducer>: Reducer
where R0.State == R1.State, R0.Action == R1.Action {
  @usableFromInline let first: KeptReducer<R0>?
  @usableFromInline let second: KeptReducer<R1>?

  @inlinable
  init(_ first: KeptReducer<R0>?, _ second: KeptReducer<R1>?) {
    self.first = first
    self.second = second
  }

  /// Runs the reducer of the branch that was taken.
  ///
  /// - Parameters:
  ///   - state: the state before, to be left as the state after.
  ///   - action: what happened.
  /// - Returns: its effect.
  @inlinable
  public func reduce(into state: inout R0.State, action: R0.Action) -> Effect<R0.Action> {
    if let first { return first.reduce(into: &state, action: action) }
    return second?.reduce(into: &state, action: action) ?? .none
  }

  /// Passes a look at the children on to the reducers inside.
  ///
  /// - Parameters:
  ///   - state: the state after the action.
  ///   - visit: the look.
  @inlinable
  public func visitScopes(in state: Borrowed<R0.State>, _ visit: inout ScopeVisit) {
    first?.visitScopes(in: state, &visit)
    second?.visitScopes(in: state, &visit)
  }
}
