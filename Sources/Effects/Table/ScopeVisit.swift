/// A look at the children of a reducer, for those that have effects and are not there any more.
///
/// A store looks after each action, as long as a child has effects. The modifiers that embed children
/// lead: each goes into its *place*, the scope of what it embeds, seeks the children that have effects
/// there and says which of them it finds. What has been sought and not been found is cut. Two
/// modifiers may share a place: what either finds stays.
///
/// A place with effects into which nobody goes belongs to a reducer that is called by another one which
/// doesn't pass the look on. Its effects stay, and its author is told.
///
/// A reducer that is composed in its body needs to do nothing for it. One that calls other reducers in
/// its own `reduce` passes the look on to them; otherwise the effects of their children go on when the
/// children are gone.
public struct ScopeVisit: Sendable {
  /// Which children of a place are to be looked at.
  @usableFromInline
  package enum Extent: Sendable {
    case nothing
    /// Those that have got effects since the last look.
    case fresh
    /// Those, and those that have been touched since an edition.
    case touched(since: UInt64)
    case all
  }

  private let entries: [EffectEntry]
  private let entryOf: [EffectKey: Int]
  private let scopes: Set<Int>
  /// The scope that the walk is in; -1 is the whole store.
  @usableFromInline var scope = -1
  /// The places of the current reducer that somebody has gone into.
  @usableFromInline var entered = Few<Int>()
  /// The places into which nobody has gone, while their reducers were looked at.
  private var missed: [EffectID] = []
  @usableFromInline var sought = Few<Int>()
  @usableFromInline var found = Few<Int>()
  @usableFromInline var stamps = Few<(entry: Int, stamps: ScopeStamps)>()

  init(entries: [EffectEntry], entryOf: [EffectKey: Int], scopes: Set<Int>) {
    self.entries = entries
    self.entryOf = entryOf
    self.scopes = scopes
  }

  /// What the walk has come to, once it is over.
  var findings: (absent: [Int], missed: [EffectID]) {
    let missed = entered.count < inner.count ? missed + unentered : missed
    // Mostly all that was sought has been found, in the same order.
    if sought == found { return ([], missed) }
    let found = Set(found.all)
    return (sought.all.filter { !found.contains($0) }, missed)
  }

  /// The entries of the places inside the current scope that have effects.
  @usableFromInline var inner: Set<Int> { scope < 0 ? scopes : entries[scope].scopes }

  @usableFromInline var hasInner: Bool { !inner.isEmpty }

  private var unentered: [EffectID] {
    inner.filter { !entered.contains($0) }.map { entries[$0].key.id }
  }

  @usableFromInline
  func entry(of id: EffectID) -> Int? {
    entryOf[EffectKey(scope: scope, id: id)]
  }

  @usableFromInline
  func id(of entry: Int) -> EffectID { entries[entry].key.id }

  /// The entry of a place: there are few of them, and mostly it is the very same id that names it.
  @usableFromInline
  func entry(ofPlace place: EffectID) -> Int? {
    let places = inner
    if places.count > 4 { return entry(of: place) }
    return places.first { entries[$0].key.id == place }
  }

  // MARK: - Places

  /// Goes into the place with this key, if it has effects, and back.
  ///
  /// The key is replaced by the equal one that the effects have, so that it is the same the next time.
  ///
  /// - Complexity: O(1) beside `body`.
  @inlinable
  package mutating func enter(
    _ place: inout EffectID,
    _ body: (inout ScopeVisit) -> Void
  ) {
    guard let entry = entry(ofPlace: place) else { return }
    place = id(of: entry)
    if !entered.contains(entry) { entered.append(entry) }
    within(entry, body)
  }

  /// Remembers the stamps of the current place until the next look, and says what is to be looked at now.
  @usableFromInline
  package mutating func compare(_ now: ScopeStamps) -> Extent {
    guard scope >= 0 else { return .all }
    stamps.append((scope, now))
    guard let before = entries[scope].stamps else { return .all }
    // The same children as at the last look, and none of them has children to be looked at.
    let areSame = before.members == now.members && entries[scope].parents == 0
    guard areSame else { return .touched(since: before.edition) }
    return entries[scope].fresh.isEmpty ? .nothing : .fresh
  }

  /// The entries of the children of the current place that have got effects since the last look at it.
  @usableFromInline package var fresh: Set<Int> { scope < 0 ? [] : entries[scope].fresh }

  /// Looks at the places inside the current scope, if there are any with effects.
  @inlinable
  package mutating func lookInside(_ body: (inout ScopeVisit) -> Void) {
    guard hasInner else { return }
    let outer = entered
    entered = Few()
    body(&self)
    leave(to: outer)
  }

  @usableFromInline
  mutating func leave(to outer: Few<Int>) {
    if entered.count < inner.count { missed += unentered }
    entered = outer
  }

  // MARK: - Children

  /// Seeks all children of the current place.
  ///
  /// - Complexity: O(n), n the number of them that have effects.
  @usableFromInline
  package mutating func seekAll() {
    for child in inner { sought.append(child) }
  }

  /// Seeks one child of the current place.
  ///
  /// Returns where it is listed; nil when it has no effects, or is one of those that have been sought.
  @inlinable
  package mutating func seek(
    _ child: some Hashable & Sendable,
    unless known: Set<Int> = []
  ) -> Int? {
    guard let entry = entry(of: EffectID(child)), !known.contains(entry) else { return nil }
    sought.append(entry)
    return entry
  }

  /// Seeks a child of the current place that is listed there, and returns its key.
  @usableFromInline
  package mutating func seek(at entry: Int) -> any Hashable & Sendable {
    sought.append(entry)
    return entries[entry].key.id.base
  }

  /// The keys of the children of the current place.
  @usableFromInline package var children: [any Hashable & Sendable] {
    inner.map { entries[$0].key.id.base }
  }

  /// A child of the current place is there: the places inside it are looked at, if they have effects.
  ///
  /// - Complexity: O(1) beside `body`.
  @inlinable
  package mutating func find(
    _ child: some Hashable & Sendable,
    _ body: (inout ScopeVisit) -> Void
  ) {
    if let entry = entry(of: EffectID(child)) { find(at: entry, body) }
  }

  /// A child that has been sought is there.
  @inlinable
  package mutating func find(at entry: Int, _ body: (inout ScopeVisit) -> Void) {
    found.append(entry)
    within(entry) { $0.lookInside(body) }
  }

  @inlinable
  mutating func within(_ entry: Int, _ body: (inout ScopeVisit) -> Void) {
    let outer = scope
    scope = entry
    body(&self)
    scope = outer
  }
}
