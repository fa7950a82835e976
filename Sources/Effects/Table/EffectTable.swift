/// Decides what becomes of effects: what runs, what waits, what is delivered, what is cut.
///
/// The table is a value. It knows effects, ids and their order, and nothing of tasks, actors or
/// stores: its host feeds it with what happened (``take(_:origin:)``, ``ended(_:)``,
/// ``cutTrees(where:)``) and carries out the decisions, one ``nextDecision()`` after the other. An
/// action counts only while the token of its leaf ``isLive(_:)``.
///
/// Inputs ask for the time only if something is delayed or throttled. Time that passes is no input: what
/// waits for it is started as an operation that sleeps.
///
/// The decisions are those of an ``EffectForest``; the table keeps what the leaves hold.
///
/// `Origin` is what the host wants to remember for each tree, usually the action that returned it.
@usableFromInline
package struct EffectTable<Action: Sendable, Origin> {
  @usableFromInline package typealias Decision = EffectDecision<Action, Origin>

  @usableFromInline var forest = EffectForest()
  /// What the leaf in each slot holds, until it is handed to the host.
  @usableFromInline var leaves: [EffectContent<Action>] = []
  @usableFromInline var origins: [Origin?] = []
  /// Who has sent what is held back, by slot.
  @usableFromInline var sites: [Int: EffectSite] = [:]

  @usableFromInline var decisions: [Decision?] = []
  @usableFromInline var nextIndex = 0
  @usableFromInline var released: [EffectContent<Action>] = []

  @inlinable
  package init() {}

  // MARK: - Inputs

  /// Registers an effect and decides what of it begins.
  ///
  /// - Complexity: O(n), n the number of leaves and groups, plus what it cuts.
  @inlinable
  package mutating func take(
    _ effect: Effect<Action>,
    origin: Origin,
    at now: @autoclosure () -> Duration = .zero
  ) {
    if case .none = effect.content { return }
    let tree = forest.addTree()
    while origins.count <= tree { origins.append(nil) }
    origins[tree] = origin
    // Most effects are a leaf that stands alone: what becomes of it is plain.
    switch effect.content {
    case .run(let operation):
      if forest.readsTime { forest.advance(to: now()) }
      let token = forest.beginLeaf(.run, in: tree)
      makeRoom()
      return decisions.append(.start(token, operation))
    case .send(let action):
      if forest.readsTime { forest.advance(to: now()) }
      let token = forest.beginLeaf(.send, in: tree)
      makeRoom()
      return decisions.append(.deliver(token, action))
    default: break
    }
    let root = layOut(effect, in: tree)
    if forest.readsTime { forest.advance(to: now()) }
    forest.begin(root: root)
    translate()
  }

  /// An operation that ``isGated(_:)`` sends.
  ///
  /// Returns the token under which the action is delivered if that is decided at once; nil for an
  /// action that is held back or dropped.
  @inlinable
  package mutating func offer(
    _ action: Action,
    from token: EffectToken,
    site: EffectSite?,
    at now: @autoclosure () -> Duration
  ) -> EffectToken? {
    guard isGated(token) else { return nil }
    forest.advance(to: now())
    let slot = forest.offer(from: token)
    makeRoom()
    leaves[slot] = .send(action)
    sites[slot] = site
    forest.work()
    let passed = forest.passed(slot)
    translate()
    return passed
  }

  /// The leaf is over: its body has returned, or its action has been reduced.
  ///
  /// A token that is not live is fine; nothing happens.
  @inlinable
  package mutating func ended(
    _ token: EffectToken,
    at now: @autoclosure () -> Duration = .zero
  ) {
    if forest.readsTime { forest.advance(to: now()) }
    forest.ended(token)
    translate()
  }

  /// Cuts every tree whose origin satisfies the condition.
  ///
  /// - Complexity: O(t + n), t the number of trees, n the number of leaves and groups cut.
  @inlinable
  package mutating func cutTrees(
    at now: @autoclosure () -> Duration = .zero,
    where condition: (Origin) -> Bool
  ) {
    if forest.readsTime { forest.advance(to: now()) }
    for (tree, origin) in origins.enumerated() {
      if let origin, condition(origin) { forest.cutTree(tree) }
    }
    forest.work()
    translate()
  }

  // MARK: - Decisions

  /// The next thing for the host to do, in order; nil when all is done.
  @inlinable
  package mutating func nextDecision() -> Decision? {
    guard nextIndex < decisions.count else { return nil }
    let decision = decisions[nextIndex].take()
    nextIndex += 1
    if nextIndex == decisions.count {
      if nextIndex == 1 {
        decisions.removeLast()
      } else {
        decisions.removeAll(keepingCapacity: nextIndex <= 64)
      }
      nextIndex = 0
    }
    return decision
  }

  /// Whether there is anything for ``takeReleased()``.
  @inlinable package var hasReleased: Bool { !released.isEmpty }

  /// What the leaves that have gone held and nobody has been handed.
  ///
  /// Releasing it may run anybody's code: the host does so when it is ready for that.
  @inlinable
  package mutating func takeReleased() -> [EffectContent<Action>] {
    guard !released.isEmpty else { return [] }
    defer { released = [] }
    return released
  }

  /// Turns the forest's decisions into the host's, and lets go of what is no longer needed.
  @inlinable
  mutating func translate() {
    guard !forest.decisions.isEmpty else { return }
    makeRoom()
    for decision in forest.decisions {
      switch decision {
      case .start(let token):
        if case .run(let operation) = leaves[token.slot] {
          leaves[token.slot] = .none
          decisions.append(.start(token, operation))
        }
      case .deliver(let token):
        if case .send(let action) = leaves[token.slot] {
          leaves[token.slot] = .none
          decisions.append(.deliver(token, action))
        }
      case .stop(let token):
        decisions.append(.stop(token))
      case .report(let token):
        if case .report(let text) = leaves[token.slot] { decisions.append(.report(text)) }
      case .missed(let id, let tree):
        if let origin = origins[tree] { decisions.append(.missed(id, origin)) }
      case .close(let tree):
        if let origin = origins[tree].take() { decisions.append(.close(origin)) }
      case .sleep(let token, let duration):
        let operation = EffectOperation<Action>(
          site: sites[token.slot] ?? .unknown,
          body: .sleep(duration)
        )
        decisions.append(.start(token, operation))
      case .move(let old, let new):
        leaves[new] = leaves[old]
        leaves[old] = .none
        sites[new] = sites.removeValue(forKey: old)
      case .release(let slot):
        release(slot)
      case .unvisited(let place):
        decisions.append(.unvisited(Self.text(unvisited: place)))
      }
    }
    forest.clearDecisions()
  }

  @inlinable
  mutating func release(_ slot: Int) {
    if !sites.isEmpty { sites[slot] = nil }
    if case .none = leaves[slot] { return }
    released.append(leaves[slot])
    leaves[slot] = .none
  }

  @inlinable
  mutating func makeRoom() {
    while leaves.count < forest.slotCount { leaves.append(.none) }
  }

  // MARK: - Questions

  /// How many operations have been started and are neither over nor cut.
  @inlinable package var runningCount: Int { forest.runningCount }

  /// Whether nothing is registered: no leaf, no tree, no id.
  @inlinable package var isEmpty: Bool { forest.isEmpty }

  /// How many slots there are, in use or free: the most that were ever in use at once.
  @inlinable package var slotCount: Int { forest.slotCount }

  /// Whether the leaf is registered still: an action of a leaf that isn't must be dropped.
  @inlinable
  package func isLive(_ token: EffectToken) -> Bool { forest.isLive(token) }

  /// The gate for a leaf that is about to start or has sent: what the host remembers of its tree.
  ///
  /// Nil for a token that is not live. It is `mutating` so that the table isn't copied for the call.
  @inlinable
  package mutating func admit(_ token: EffectToken) -> Origin? {
    guard let tree = forest.tree(of: token) else { return nil }
    return origins[tree]
  }

  /// How a leaf that is about to start is registered; `mutating` as ``admit(_:)`` is.
  @inlinable
  package mutating func registration(
    of token: EffectToken
  ) -> (id: EffectID?, isGated: Bool) {
    (forest.id(of: token), forest.isGated(token))
  }

  /// What the host remembers for the tree of a live token.
  @inlinable
  package func origin(of token: EffectToken) -> Origin? {
    guard let tree = forest.tree(of: token) else { return nil }
    return origins[tree]
  }

  /// Whether what a live operation sends has to be offered: something around it holds actions back.
  @inlinable
  package func isGated(_ token: EffectToken) -> Bool {
    forest.isGated(token)
  }

  /// Who has sent the action of a live token, if an operation did and it was held back.
  @inlinable
  package func site(of token: EffectToken) -> EffectSite? {
    sites.isEmpty || !forest.isLive(token) ? nil : sites[token.slot]
  }

  /// The innermost id that a live token is registered under.
  @inlinable
  package func id(of token: EffectToken) -> EffectID? { forest.id(of: token) }

  /// The origins of all trees that are not over.
  @inlinable package var openOrigins: [Origin] { origins.compactMap(\.self) }
}

extension EffectTable: Sendable where Origin: Sendable {}
