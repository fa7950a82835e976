extension EffectTable {
  /// Whether any effect belongs to a child.
  package var hasScopes: Bool { !forest.scopes.isEmpty }

  /// Begins to find out which children are still there.
  package var scopeVisit: ScopeVisit { ScopeVisit(forest) }

  /// Cuts the effects of the children that are not there any more.
  package mutating func cut(
    _ visit: consuming ScopeVisit,
    at now: @autoclosure () -> Duration = .zero
  ) {
    let (absent, missed, stamps) = visit.findings
    // The visit shares the forest's storage: it goes before that is changed.
    _ = consume visit
    for (entry, stamp) in stamps { forest.entries[entry].stamp = stamp }
    for place in missed where unvisited.insert(place).inserted {
      decisions.append(.unvisited(Self.text(unvisited: place)))
    }
    guard !absent.isEmpty else { return }
    if forest.readsTime { forest.advance(to: now()) }
    forest.cutScopes(absent)
    translate()
  }

  private static func text(unvisited place: EffectID) -> String {
    """
    The child that is embedded by \(place.base) has effects, and nobody looks whether it is still \
    there: they go on when it has gone. A reducer that calls others in its reduce(into:action:) passes \
    visitScopes(in:_:) on to them; with a closure, use Reduce(_:visiting:). A reducer that onChange runs \
    must not embed children.
    """
  }
}
