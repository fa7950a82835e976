/// Two reducers, one after the other: what a builder makes of two statements.
public struct SequenceReducer<R0: Reducer, R1: Reducer>: Reducer
where R0.State == R1.State, R0.Action == R1.Action {
  @usableFromInline let first: KeptReducer<R0>
  @usableFromInline let second: KeptReducer<R1>

  @inlinable
  init(_ first: R0, _ second: R1) {
    self.first = KeptReducer(first)
    self.second = KeptReducer(second)
  }

  /// Runs the first reducer, then the second on what the first left.
  ///
  /// - Parameters:
  ///   - state: the state before, to be left as the state after.
  ///   - action: what happened.
  /// - Returns: their effects, merged.
  @inlinable
  public func reduce(into state: inout R0.State, action: R0.Action) -> Effect<R0.Action> {
    let effect = first.reduce(into: &state, action: action)
    return .join(effect, second.reduce(into: &state, action: action))
  }

  /// Passes a look at the children on to the reducers inside.
  ///
  /// - Parameters:
  ///   - state: the state after the action.
  ///   - visit: the look.
  @inlinable
  public func visitScopes(in state: Borrowed<R0.State>, _ visit: inout ScopeVisit) {
    first.visitScopes(in: state, &visit)
    second.visitScopes(in: state, &visit)
  }
}
