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
  private let forest: EffectForest
  /// The scope that the walk is in; -1 is the whole store.
  private var scope = -1
  /// The places of the current reducer that somebody has gone into.
  private var entered: [Int] = []
  /// The places into which nobody has gone, while their reducers were looked at.
  private var missed: [EffectID] = []
  private var sought: [Int] = []
  private var found: Set<Int> = []
  private var stamps: [(entry: Int, stamp: UInt64)] = []

  init(_ forest: EffectForest) {
    self.forest = forest
  }

  /// What the walk has come to, once it is over.
  var findings: (absent: [Int], missed: [EffectID], stamps: [(entry: Int, stamp: UInt64)]) {
    (sought.filter { !found.contains($0) }, missed + unentered, stamps)
  }

  private var inner: Set<Int> { scope < 0 ? forest.scopes : forest.entries[scope].scopes }

  private var unentered: [EffectID] {
    let places = inner
    guard entered.count < places.count else { return [] }
    return places.filter { !entered.contains($0) }.map { forest.entries[$0].key.id }
  }

  private func entry(of key: some Hashable & Sendable) -> Int? {
    forest.entryOf[EffectKey(scope: scope, id: EffectID(key))]
  }

  /// The entry of a place: there are few of them, so that no id has to be made to find it.
  private func entry(ofPlace key: some Hashable & Sendable) -> Int? {
    let places = inner
    guard places.count <= 4 else { return entry(of: key) }
    return places.first { forest.entries[$0].key.id.holds(key) }
  }

  // MARK: - Places

  /// Goes into the place with this key, if it has effects, and back.
  ///
  /// - Complexity: O(1) beside `body`.
  package mutating func enter(
    _ place: some Hashable & Sendable,
    _ body: (inout ScopeVisit) -> Void
  ) {
    guard !inner.isEmpty, let entry = entry(ofPlace: place) else { return }
    if !entered.contains(entry) { entered.append(entry) }
    within(entry, body)
  }

  /// What was last remembered of the current place.
  package var stamp: UInt64? { scope < 0 ? nil : forest.entries[scope].stamp }

  /// Remembers something of the current place until the next look.
  package mutating func remember(_ stamp: UInt64) {
    if scope >= 0 { stamps.append((scope, stamp)) }
  }

  /// Looks at the places inside the current scope, if there are any with effects.
  package mutating func lookInside(_ body: (inout ScopeVisit) -> Void) {
    guard !inner.isEmpty else { return }
    let outer = entered
    entered = []
    body(&self)
    missed += unentered
    entered = outer
  }

  // MARK: - Children

  /// Seeks all children of the current place.
  ///
  /// - Complexity: O(n), n the number of them that have effects.
  package mutating func seekAll() {
    sought += inner
  }

  /// Seeks one child of the current place.
  package mutating func seek(_ child: some Hashable & Sendable) {
    if let entry = entry(of: child) { sought.append(entry) }
  }

  /// The keys of the children of the current place.
  package var children: [any Hashable & Sendable] {
    inner.map { forest.entries[$0].key.id.base }
  }

  /// A child of the current place is there: the places inside it are looked at, if they have effects.
  ///
  /// - Complexity: O(1) beside `body`.
  package mutating func find(
    _ child: some Hashable & Sendable,
    _ body: (inout ScopeVisit) -> Void
  ) {
    guard let entry = entry(of: child) else { return }
    found.insert(entry)
    within(entry) { $0.lookInside(body) }
  }

  private mutating func within(_ entry: Int, _ body: (inout ScopeVisit) -> Void) {
    let outer = scope
    scope = entry
    body(&self)
    scope = outer
  }
}
