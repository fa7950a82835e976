/// A reducer made of a closure.
public struct Reduce<State, Action: Sendable>: Reducer {
  @usableFromInline let closure: (inout State, Action) -> Effect<Action>

  /// Makes a reducer of a closure.
  ///
  /// - Parameter reduce: changes the state in place and returns the work to be done outside.
  @inlinable
  public init(_ reduce: @escaping (_ state: inout State, _ action: Action) -> Effect<Action>) {
    closure = reduce
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
}
