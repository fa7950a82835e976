public import Effects

extension Effect {
  /// The effect of a child as one of its parent.
  @inlinable
  func embedded<Parent: Sendable>(
    in action: CasePath<Parent, Action>,
    at key: ScopeKey
  ) -> Effect<Parent> {
    if case .none = content { return .none }
    return map { action.embed($0) }.scoped(key)
  }

  /// The effect of a child that has an identity as one of its parent.
  @inlinable
  func embedded<Parent: Sendable>(
    in action: CasePath<Parent, Action>,
    at key: ScopeKey,
    of child: @autoclosure () -> ChildKey
  ) -> Effect<Parent> {
    if case .none = content { return .none }
    return map { action.embed($0) }.scoped(child()).scoped(key)
  }
}
