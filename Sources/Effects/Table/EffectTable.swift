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
package struct EffectTable<Action: Sendable, Origin> {
  package typealias Decision = EffectDecision<Action, Origin>

  var forest = EffectForest()
  /// What the leaf in each slot holds, until it is handed to the host.
  private var leaves: [EffectContent<Action>] = []
  private var origins: [Origin?] = []
  /// Who has sent what is held back, by slot.
  private var sites: [Int: EffectSite] = [:]

  var decisions: [Decision?] = []
  private var nextIndex = 0
  private var released: [EffectContent<Action>] = []
  /// The places of children whose author has been told that nobody looks at them.
  var unvisited: Set<EffectID> = []

  package init() {}

  // MARK: - Inputs

  /// Registers an effect and decides what of it begins.
  ///
  /// - Complexity: O(n), n the number of leaves and groups, plus what it cuts.
  package mutating func take(
    _ effect: Effect<Action>,
    origin: Origin,
    at now: @autoclosure () -> Duration = .zero
  ) {
    if case .none = effect.content { return }
    let tree = forest.addTree()
    while origins.count <= tree { origins.append(nil) }
    origins[tree] = origin
    let root = layOut(effect, in: tree)
    if forest.readsTime { forest.advance(to: now()) }
    forest.begin(root: root)
    translate()
  }

  /// An operation that ``isGated(_:)`` sends.
  ///
  /// Returns the token under which the action is delivered if that is decided at once; nil for an
  /// action that is held back or dropped.
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
  package mutating func nextDecision() -> Decision? {
    guard nextIndex < decisions.count else {
      if nextIndex > 0 {
        decisions.removeAll(keepingCapacity: decisions.count <= 64)
        nextIndex = 0
      }
      return nil
    }
    defer { nextIndex += 1 }
    return decisions[nextIndex].take()
  }

  /// What the leaves that have gone held and nobody has been handed.
  ///
  /// Releasing it may run anybody's code: the host does so when it is ready for that.
  package mutating func takeReleased() -> [EffectContent<Action>] {
    defer { released = [] }
    return released
  }

  /// Turns the forest's decisions into the host's, and lets go of what is no longer needed.
  mutating func translate() {
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
      }
    }
    forest.decisions.removeAll(keepingCapacity: forest.decisions.count <= 64)
  }

  private mutating func release(_ slot: Int) {
    if !sites.isEmpty { sites[slot] = nil }
    if case .none = leaves[slot] { return }
    released.append(leaves[slot])
    leaves[slot] = .none
  }

  private mutating func makeRoom() {
    while leaves.count < forest.nodes.count { leaves.append(.none) }
  }

  // MARK: - Questions

  /// How many operations have been started and are neither over nor cut.
  package var runningCount: Int { forest.runningCount }

  /// Whether nothing is registered: no leaf, no tree, no id.
  package var isEmpty: Bool { forest.isEmpty }

  /// How many slots there are, in use or free: the most that were ever in use at once.
  package var slotCount: Int { forest.nodes.count }

  /// Whether the leaf is registered still: an action of a leaf that isn't must be dropped.
  package func isLive(_ token: EffectToken) -> Bool { forest.isLive(token) }

  /// What the host remembers for the tree of a live token.
  package func origin(of token: EffectToken) -> Origin? {
    guard forest.isLive(token) else { return nil }
    return origins[forest.nodes[token.slot].tree]
  }

  /// Whether what a live operation sends has to be offered: something around it holds actions back.
  package func isGated(_ token: EffectToken) -> Bool {
    forest.isLive(token) && forest.nodes[token.slot].gate >= 0
  }

  /// Who has sent the action of a live token, if an operation did and it was held back.
  package func site(of token: EffectToken) -> EffectSite? {
    sites.isEmpty || !forest.isLive(token) ? nil : sites[token.slot]
  }

  /// The innermost id that a live token is registered under.
  package func id(of token: EffectToken) -> EffectID? { forest.id(of: token) }

  /// The origins of all trees that are not over.
  package var openOrigins: [Origin] { origins.compactMap(\.self) }

  // MARK: - Layout

  /// Lays an effect out in slots, front to back, everything pending.
  ///
  /// Returns the root's slot.
  private mutating func layOut(_ effect: Effect<Action>, in tree: Int) -> Int {
    let root = addNode(for: effect, parent: -1, tree: tree, position: 0)
    guard case .group(let group) = effect.content else { return root }
    var position = 0
    var open = group.members.reversed().map { (effect: $0, parent: root) }
    while let (effect, parent) = open.popLast() {
      position += 1
      let slot = addNode(for: effect, parent: parent, tree: tree, position: position)
      if case .group(let group) = effect.content {
        for member in group.members.reversed() { open.append((member, slot)) }
      }
    }
    return root
  }

  private mutating func addNode(
    for effect: Effect<Action>,
    parent: Int,
    tree: Int,
    position: Int
  ) -> Int {
    let scope = forest.innerScope(of: parent)
    let kind: EffectNode.Kind =
      switch effect.content {
      case .none: .merge
      case .send: .send
      case .run: .run
      case .report: .report
      case .cancel(let id, let reach): .cancel(key(id, reach, scope))
      case .group(let group):
        switch group.kind {
        case .merge: .merge
        case .concatenate: .concatenate
        case .identified(let id, let strategy, let reach):
          .identified(key(id, reach, scope), strategy.rule)
        case .scoped(let id): .scoped(EffectKey(scope: scope, id: id))
        case .delayed, .throttled: .gate
        }
      }
    let slot = forest.addNode(kind, parent: parent, tree: tree, position: position)
    makeRoom()
    switch effect.content {
    case .send, .run, .report: leaves[slot] = effect.content
    case .group(let group):
      if let gate = gate(for: group.kind, scope) { forest.gates[slot] = gate }
    case .none, .cancel: break
    }
    return slot
  }

  private func gate(for kind: EffectGroup<Action>.Kind, _ scope: Int) -> EffectGate? {
    switch kind {
    case .delayed(let duration):
      EffectGate(rule: .delay(duration))
    case .throttled(let id, let duration, let latest):
      EffectGate(rule: .throttle(key(id, .local, scope), duration, latest: latest))
    case .merge, .concatenate, .identified, .scoped:
      nil
    }
  }

  private func key(_ id: EffectID, _ reach: EffectScope, _ scope: Int) -> EffectKey {
    EffectKey(scope: reach == .store ? -1 : scope, id: id)
  }
}

extension EffectTable: Sendable where Origin: Sendable {}
