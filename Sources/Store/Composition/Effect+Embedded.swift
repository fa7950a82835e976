public import Effects

extension Effect {
  /// The effect of a child as one of its parent.
  @inlinable
  func embedded<Parent: Sendable>(
    in action: CasePath<Parent, Action>,
    at place: EffectID
  ) -> Effect<Parent> {
    if case .none = content { return .none }
    return map { action.embed($0) }.scoped(in: place)
  }

  /// The effect of a child that has an identity as one of its parent.
  @inlinable
  func embedded<Parent: Sendable>(
    in action: CasePath<Parent, Action>,
    at place: EffectID,
    of child: @autoclosure () -> ChildKey
  ) -> Effect<Parent> {
    if case .none = content { return .none }
    return map { action.embed($0) }.scoped(in: EffectID(child())).scoped(in: place)
  }
}
