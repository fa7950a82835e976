/// A look at the children of a reducer, for those that have effects and are not there any more.
///
/// A store looks after each action, as long as a child has effects. Scope by scope, the reducers lead:
/// each goes from the scope that it is in to those of its children, and says which are absent. Scopes
/// that nobody asks about stay.
///
/// A reducer that is composed in its body needs to do nothing for it. One that calls other reducers in
/// its own `reduce` passes the look on to them; otherwise the effects of their children go on when the
/// children are gone.
public struct ScopeVisit: Sendable {
  private let forest: EffectForest
  /// The scope that the walk is in; -1 is the whole store.
  private var scope = -1
  private var absent: [Int] = []
  private var stamps: [(entry: Int, stamp: UInt64)] = []

  init(_ forest: EffectForest) {
    self.forest = forest
  }

  var findings: (absent: [Int], stamps: [(entry: Int, stamp: UInt64)]) { (absent, stamps) }

  /// Whether a scope inside the current one has effects.
  package var hasScopes: Bool {
    scope < 0 ? !forest.scopes.isEmpty : !forest.entries[scope].scopes.isEmpty
  }

  /// Goes into the scope with this key, if it has effects, and back.
  ///
  /// - Complexity: O(1) beside `body`.
  package mutating func enter(_ key: some Hashable & Sendable, _ body: (inout ScopeVisit) -> Void) {
    guard hasScopes, let entry = forest.entryOf[EffectKey(scope: scope, id: EffectID(key))] else {
      return
    }
    enter(entry: entry, body)
  }

  /// Goes into each scope inside the current one that has scopes inside itself, and back.
  ///
  /// - Complexity: O(n), n the number of such scopes.
  package mutating func enterNested(_ body: (any Hashable & Sendable, inout ScopeVisit) -> Void) {
    let nested = scope < 0 ? forest.nested : forest.entries[scope].nested
    for entry in nested.sorted() {
      let key = forest.entries[entry].key.id.base
      enter(entry: entry) { body(key, &$0) }
    }
  }

  /// The current scope is not there any more.
  package mutating func markAbsent() {
    if scope >= 0 { absent.append(scope) }
  }

  /// Of the scopes inside the current one, those are absent whose key doesn't satisfy the condition.
  ///
  /// - Complexity: O(n), n the number of scopes inside.
  package mutating func keep(where isPresent: (any Hashable & Sendable) -> Bool) {
    let scopes = scope < 0 ? forest.scopes : forest.entries[scope].scopes
    for entry in scopes where !isPresent(forest.entries[entry].key.id.base) {
      absent.append(entry)
    }
  }

  /// The same, unless the stamp is the one that the scope had at the last walk.
  ///
  /// - Complexity: O(1) for the same stamp.
  package mutating func keep(
    stamp: UInt64,
    where isPresent: (any Hashable & Sendable) -> Bool
  ) {
    guard scope >= 0, forest.entries[scope].stamp != stamp else { return }
    stamps.append((scope, stamp))
    keep(where: isPresent)
  }

  private mutating func enter(entry: Int, _ body: (inout ScopeVisit) -> Void) {
    let outer = scope
    scope = entry
    body(&self)
    scope = outer
  }
}
