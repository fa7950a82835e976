// The look at the children that have effects.
extension EffectForest {
  @inlinable var hasScopes: Bool { !scopes.isEmpty }

  @usableFromInline var scopeVisit: ScopeVisit {
    mutating get { ScopeVisit(entries: entries, entryOf: entryOf, scopes: scopes) }
  }

  /// Cuts the effects of the children that are not there any more.
  @usableFromInline
  mutating func cut(_ visit: consuming ScopeVisit, at now: () -> Duration) {
    let (absent, missed) = visit.findings
    let stamps = visit.stamps
    // The visit shares the forest's storage: it goes before that is changed.
    _ = consume visit
    if let (entry, first) = stamps.first { looked(at: entry, first) }
    for (entry, other) in stamps.others { looked(at: entry, other) }
    for place in missed where unvisited.insert(place).inserted {
      decisions.append(.unvisited(place))
    }
    guard !absent.isEmpty else { return }
    if readsTime { advance(to: now()) }
    cutScopes(absent)
  }

  private mutating func looked(at place: Int, _ stamps: ScopeStamps) {
    entries[place].stamps = stamps
    if !entries[place].fresh.isEmpty { entries[place].fresh.removeAll() }
  }

  mutating func openScope(_ entry: Int) {
    let outer = entries[entry].key.scope
    entries[entry].isScope = true
    guard outer >= 0 else {
      scopes.insert(entry)
      return
    }
    entries[outer].scopes.insert(entry)
    // What comes into a place that has been looked at may have gone before the next look.
    if entries[outer].stamps != nil { entries[outer].fresh.insert(entry) }
    if entries[outer].scopes.count == 1 { countParents(around: outer, 1) }
  }

  mutating func closeScope(_ entry: Int) {
    let outer = entries[entry].key.scope
    guard outer >= 0 else {
      scopes.remove(entry)
      return
    }
    entries[outer].scopes.remove(entry)
    entries[outer].fresh.remove(entry)
    if entries[outer].scopes.isEmpty { countParents(around: outer, -1) }
  }

  /// A scope has got the first scope inside of it, or lost the last one.
  private mutating func countParents(around scope: Int, _ change: Int) {
    let outer = entries[scope].key.scope
    if outer >= 0 { entries[outer].parents += change }
  }
}
