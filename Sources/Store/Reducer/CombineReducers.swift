/// Several reducers as one, for a modifier to be applied to all of them.
public struct CombineReducers<State, Action: Sendable, R: Reducer>: Reducer
where R.State == State, R.Action == Action {
  @usableFromInline let reducers: KeptReducer<R>

  /// Combines reducers.
  ///
  /// - Parameter build: the reducers, in the order in which they see an action.
  @inlinable
  public init(@ReducerBuilder<State, Action> _ build: () -> R) {
    reducers = KeptReducer(build())
  }

  /// Runs the reducers in their order.
  ///
  /// - Parameters:
  ///   - state: the state before, to be left as the state after.
  ///   - action: what happened.
  /// - Returns: their effects, merged.
  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    reducers.reduce(into: &state, action: action)
  }

  /// Passes a look at the children on to the reducers inside.
  ///
  /// - Parameters:
  ///   - state: the state after the action.
  ///   - visit: the look.
  @inlinable
  public func visitScopes(in state: Borrowed<State>, _ visit: inout ScopeVisit) {
    reducers.visitScopes(in: state, &visit)
  }
}
