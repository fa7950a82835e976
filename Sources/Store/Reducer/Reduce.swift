/// A reducer made of a closure.
public struct Reduce<State, Action: Sendable>: Reducer {
  @usableFromInline let closure: (inout State, Action) -> Effect<Action>
  @usableFromInline let visiting: ((Borrowed<State>, inout ScopeVisit) -> Void)?

  /// Makes a reducer of a closure.
  ///
  /// - Parameter reduce: changes the state in place and returns the work to be done outside.
  @inlinable
  public init(_ reduce: @escaping (_ state: inout State, _ action: Action) -> Effect<Action>) {
    closure = reduce
    visiting = nil
  }

  /// Makes a reducer of a closure that calls other reducers.
  ///
  /// ```swift
  /// Reduce { state, action in
  ///   print(action)
  ///   return feature.reduce(into: &state, action: action)
  /// } visiting: { state, visit in
  ///   feature.visitScopes(in: state, &visit)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - reduce: changes the state in place and returns the work to be done outside.
  ///   - visiting: passes a look at the children on to the reducers that `reduce` calls.
  @inlinable
  public init(
    _ reduce: @escaping (_ state: inout State, _ action: Action) -> Effect<Action>,
    visiting: @escaping (_ state: Borrowed<State>, _ visit: inout ScopeVisit) -> Void
  ) {
    closure = reduce
    self.visiting = visiting
  }

  /// Hides the type of a reducer.
  @inlinable
  init(erasing reducer: some Reducer<State, Action>) {
    let reducer = KeptReducer(reducer)
    closure = { state, action in reducer.reduce(into: &state, action: action) }
    visiting = { state, visit in reducer.visitScopes(in: state, &visit) }
  }

  /// Calls the closure.
  ///
  /// - Parameters:
  ///   - state: the state before, to be left as the state after.
  ///   - action: what happened.
  /// - Returns: what the closure returned.
  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    closure(&state, action)
  }

  /// Passes a look at the children on to the reducers inside.
  ///
  /// - Parameters:
  ///   - state: the state after the action.
  ///   - visit: the look.
  @inlinable
  public func visitScopes(in state: Borrowed<State>, _ visit: inout ScopeVisit) {
    visiting?(state, &visit)
  }
}
