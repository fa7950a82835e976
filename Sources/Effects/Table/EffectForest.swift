/// The shape of all effects that have been taken up, and what becomes of them.
///
/// A tree is laid out in slots when it is taken up, members that have to wait included; each node
/// gets a position. From then on a token is live until its leaf has ended or has been cut.
/// Everything works in loops over an agenda: nothing recurses, whatever the depth of a tree.
///
/// The forest is not generic: it knows neither actions nor operations, only that there are some.
@usableFromInline
struct EffectForest: Sendable {
  @usableFromInline
  enum Decision: Sendable {
    case start(EffectToken)
    case deliver(EffectToken)
    case stop(EffectToken)
    case report(EffectToken)
    case missed(EffectID, tree: Int)
    case close(tree: Int)
    /// The parcel sleeps.
    case sleep(EffectToken, Duration)
    /// What the first slot holds belongs into the second one.
    case move(from: Int, to: Int)
    /// The leaf in the slot has gone.
    case release(Int)
    /// Nobody has looked at the children of this place.
    case unvisited(EffectID)
  }

  enum Step: Sendable {
    case activate(EffectToken)
    case admit(EffectKey)
    /// A parcel has come to its gate.
    case pass(EffectToken)
    /// The first of a gate's delayed parcels may have changed.
    case tend(EffectToken)
  }

  var nodes: [EffectNode] = []
  var freeNodes: [Int] = []
  /// The root of each tree; -1 for a tree that is over.
  var roots: [Int] = []
  var freeTrees: [Int] = []
  var entries: [EffectEntry] = []
  var freeEntries: [Int] = []
  var entryOf: [EffectKey: Int] = [:]
  /// The entries of the outermost scopes that have effects.
  @usableFromInline var scopes: Set<Int> = []

  /// What is still to do for the current input; the last step comes first.
  var agenda: [Step] = []
  /// What has been decided on the current input.
  @usableFromInline var decisions: [Decision] = []

  /// The gates, by their slot, and the throttle windows that outlive them.
  var gates: [Int: EffectGate] = [:]
  var windows = ThrottleWindows()
  /// The time, as long as ``readsTime``.
  var now = Duration.zero

  @usableFromInline var runningCount = 0
  /// The places of children whose author has been told that nobody looks at them.
  var unvisited: Set<EffectID> = []

  @usableFromInline
  init() {}

  @usableFromInline var isEmpty: Bool {
    freeNodes.count == nodes.count && freeTrees.count == roots.count && entryOf.isEmpty
      && gates.isEmpty && windows.isEmpty
  }

  /// How many slots there are, in use or free.
  @usableFromInline var slotCount: Int { nodes.count }

  @usableFromInline
  func isLive(_ token: EffectToken) -> Bool {
    token.slot < nodes.count && nodes[token.slot].generation == token.generation
      && nodes[token.slot].tree >= 0
  }

  /// The tree of a live token.
  @usableFromInline
  func tree(of token: EffectToken) -> Int? {
    isLive(token) ? nodes[token.slot].tree : nil
  }

  /// Whether there is a gate around a live leaf.
  @usableFromInline
  func isGated(_ token: EffectToken) -> Bool {
    isLive(token) && nodes[token.slot].gate >= 0
  }

  /// The innermost id that a live token is registered under.
  @usableFromInline
  func id(of token: EffectToken) -> EffectID? {
    guard isLive(token), nodes[token.slot].holder >= 0 else { return nil }
    return nodes[nodes[token.slot].holder].key?.id
  }

  func token(_ slot: Int) -> EffectToken {
    EffectToken(slot: slot, generation: nodes[slot].generation)
  }

  /// What has been decided has been seen to.
  @usableFromInline
  mutating func clearDecisions() {
    decisions.removeAll(keepingCapacity: decisions.count <= 64)
  }

  // MARK: - Inputs

  /// A leaf that stands alone begins: it needs no agenda.
  @usableFromInline
  mutating func beginLeaf(_ leaf: EffectLeaf, in tree: Int) -> EffectToken {
    let slot = addLeaf(leaf, parent: -1, tree: tree, position: 0)
    nodes[slot].phase = .active
    if leaf == .run { runningCount += 1 }
    return token(slot)
  }

  /// A tree has been laid out: it begins.
  @usableFromInline
  mutating func begin(root: Int) {
    agenda.append(.activate(token(root)))
    work()
  }

  /// A running leaf sends through the gates around it.
  ///
  /// Returns the slot of the parcel.
  @usableFromInline
  mutating func offer(from token: EffectToken) -> Int {
    let parcel = addParcel(for: token.slot, at: nodes[token.slot].gate)
    agenda.append(.pass(self.token(parcel)))
    return parcel
  }

  /// A leaf is over; a parcel that was asleep isn't.
  @usableFromInline
  mutating func ended(_ token: EffectToken) {
    guard isLive(token) else { return }
    switch nodes[token.slot].kind {
    case .run:
      runningCount -= 1
      complete(token.slot)
    case .parcel where nodes[token.slot].phase == .waiting:
      runningCount -= 1
      wake(token.slot)
    default:
      complete(token.slot)
    }
    work()
  }

  /// The scopes of these entries are not there any more: their effects go.
  mutating func cutScopes(_ entries: [Int]) {
    let tokens = entries.sorted().flatMap { holders(of: self.entries[$0]) }
    for token in tokens where isLive(token) { cut(token.slot) }
    for entry in entries { closeWindows(inside: entry) }
    work()
  }

  /// A tree goes, whatever is left of it.
  @usableFromInline
  mutating func cutTree(_ tree: Int) {
    removeSubtree(roots[tree])
    closeTree(tree)
  }
}
