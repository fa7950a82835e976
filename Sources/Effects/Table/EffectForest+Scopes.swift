// The look at the children that have effects.
extension EffectForest {
  @inlinable var hasScopes: Bool { !scopes.isEmpty }

  @usableFromInline var scopeVisit: ScopeVisit {
    mutating get { ScopeVisit(entries: entries, entryOf: entryOf, scopes: scopes) }
  }

  /// Cuts the effects of the children that are not there any more.
  @usableFromInline
  mutating func cut(_ visit: consuming ScopeVisit, at now: () -> Duration) {
    let (absent, missed, stamps) = visit.findings
    // The visit shares the forest's storage: it goes before that is changed.
    _ = consume visit
    for (entry, stamp) in stamps { entries[entry].stamp = stamp }
    for place in missed where unvisited.insert(place).inserted {
      decisions.append(.unvisited(place))
    }
    guard !absent.isEmpty else { return }
    if readsTime { advance(to: now()) }
    cutScopes(absent)
  }
}
