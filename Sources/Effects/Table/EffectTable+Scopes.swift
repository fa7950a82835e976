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
    let (absent, stamps) = visit.findings
    // The visit shares the forest's storage: it goes before that is changed.
    _ = consume visit
    for (entry, stamp) in stamps { forest.entries[entry].stamp = stamp }
    guard !absent.isEmpty else { return }
    if forest.readsTime { forest.advance(to: now()) }
    forest.cutScopes(absent)
    translate()
  }
}
