extension EffectTable {
  /// Whether any effect belongs to a child.
  @inlinable package var hasScopes: Bool { forest.hasScopes }

  /// Begins to find out which children are still there; `mutating` as ``admit(_:)`` is.
  @inlinable package var scopeVisit: ScopeVisit {
    mutating get { forest.scopeVisit }
  }

  /// Cuts the effects of the children that are not there any more.
  @inlinable
  package mutating func cut(
    _ visit: consuming ScopeVisit,
    at now: @autoclosure () -> Duration = .zero
  ) {
    forest.cut(visit, at: now)
    translate()
  }

  @usableFromInline
  static func text(unvisited place: EffectID) -> String {
    """
    The child that is embedded by \(place.base) has effects, and nobody looks whether it is still \
    there: they go on when it has gone. A reducer that calls others in its reduce(into:action:) passes \
    visitScopes(in:_:) on to them; with a closure, use Reduce(_:visiting:). A reducer that onChange runs \
    must not embed children.
    """
  }
}
