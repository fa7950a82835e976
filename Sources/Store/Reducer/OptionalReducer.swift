/// A reducer or nothing: what a builder makes of an `if` without an `else`.
public struct OptionalReducer<R: Reducer>: Reducer {
  @usableFromInline let reducer: KeptReducer<R>?

  @inlinable
  init(_ reducer: R?) {
    self.reducer = reducer.map { KeptReducer($0) }
  }

  /// Runs the reducer, if there is one.
  ///
  /// - Parameters:
  ///   - state: the state before, to be left as the state after.
  ///   - action: what happened.
  /// - Returns: its effect, or none.
  @inlinable
  public func reduce(into state: inout R.State, action: R.Action) -> Effect<R.Action> {
    reducer?.reduce(into: &state, action: action) ?? .none
  }

  /// Passes a look at the children on to the reducers inside.
  ///
  /// - Parameters:
  ///   - state: the state after the action.
  ///   - visit: the look.
  @inlinable
  public func visitScopes(in state: Borrowed<R.State>, _ visit: inout ScopeVisit) {
    reducer?.visitScopes(in: state, &visit)
  }
}
