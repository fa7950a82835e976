/// Any number of reducers of one type: what a builder makes of a `for` loop.
public struct ArrayReducer<R: Reducer>: Reducer {
  @usableFromInline let reducers: [KeptReducer<R>]

  @inlinable
  init(_ reducers: [R]) {
    self.reducers = reducers.map { KeptReducer($0) }
  }

  /// Runs the reducers in their order.
  ///
  /// - Parameters:
  ///   - state: the state before, to be left as the state after.
  ///   - action: what happened.
  /// - Returns: their effects, merged.
  @inlinable
  public func reduce(into state: inout R.State, action: R.Action) -> Effect<R.Action> {
    var effects: [Effect<R.Action>] = []
    for reducer in reducers { effects.append(reducer.reduce(into: &state, action: action)) }
    return .merge(effects)
  }

  /// Passes a look at the children on to the reducers inside.
  ///
  /// - Parameters:
  ///   - state: the state after the action.
  ///   - visit: the look.
  @inlinable
  public func visitScopes(in state: Borrowed<R.State>, _ visit: inout ScopeVisit) {
    for reducer in reducers { reducer.visitScopes(in: state, &visit) }
  }
}
