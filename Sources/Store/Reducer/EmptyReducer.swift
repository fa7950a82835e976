/// The reducer that changes nothing and wants nothing done.
public struct EmptyReducer<State, Action: Sendable>: Reducer {
  /// Makes the reducer that does nothing.
  @inlinable
  public init() {}

  /// Does nothing.
  ///
  /// - Parameters:
  ///   - state: left as it is.
  ///   - action: ignored.
  /// - Returns: the effect that does nothing.
  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
}
