// How trees, nodes and entries come to be and go.
extension EffectForest {
  // MARK: - Trees

  @usableFromInline
  mutating func addTree() -> Int {
    if let tree = freeTrees.popLast() { return tree }
    roots.append(-1)
    return roots.count - 1
  }

  mutating func closeTree(_ tree: Int) {
    roots[tree] = -1
    freeTrees.append(tree)
    decisions.append(.close(tree: tree))
  }

  // MARK: - Nodes

  /// Adds a leaf that the host has something to do for.
  @usableFromInline
  mutating func addLeaf(
    _ leaf: EffectLeaf,
    parent: Int,
    tree: Int,
    position: Int
  ) -> Int {
    let kind: EffectNode.Kind =
      switch leaf {
      case .nothing: .merge
      case .send: .send
      case .run: .run
      case .report: .report
      }
    return addNode(kind, parent: parent, tree: tree, position: position)
  }

  /// Adds a leaf that cancels an id, as seen from where it stands.
  @usableFromInline
  mutating func addCancel(
    _ id: EffectID,
    _ reach: EffectScope,
    parent: Int,
    tree: Int,
    position: Int
  ) -> Int {
    let key = key(id, reach, innerScope(of: parent))
    return addNode(.cancel(key), parent: parent, tree: tree, position: position)
  }

  /// Adds a group, without its members.
  @usableFromInline
  mutating func addGroup(
    _ group: EffectGroupKind,
    parent: Int,
    tree: Int,
    position: Int
  ) -> Int {
    let scope = innerScope(of: parent)
    let kind: EffectNode.Kind =
      switch group {
      case .merge: .merge
      case .concatenate: .concatenate
      case .identified(let id, let strategy, let reach):
        .identified(key(id, reach, scope), strategy.rule)
      case .scoped(let id): .scoped(EffectKey(scope: scope, id: id))
      case .delayed, .throttled: .gate
      }
    let slot = addNode(kind, parent: parent, tree: tree, position: position)
    switch group {
    case .delayed(let duration):
      gates[slot] = EffectGate(rule: .delay(duration))
    case .throttled(let id, let duration, let latest):
      let key = key(id, .local, scope)
      gates[slot] = EffectGate(rule: .throttle(key, duration, latest: latest))
    case .merge, .concatenate, .identified, .scoped:
      break
    }
    return slot
  }

  private func key(_ id: EffectID, _ reach: EffectScope, _ scope: Int) -> EffectKey {
    EffectKey(scope: reach == .store ? -1 : scope, id: id)
  }

  /// Adds a node behind the others of its parent; without a parent it is the root.
  mutating func addNode(
    _ kind: EffectNode.Kind,
    parent: Int,
    tree: Int,
    position: Int
  ) -> Int {
    let slot: Int
    if let free = freeNodes.popLast() {
      slot = free
    } else {
      slot = nodes.count
      nodes.append(EffectNode())
    }
    nodes[slot].kind = kind
    nodes[slot].tree = tree
    nodes[slot].position = position
    guard parent >= 0 else {
      roots[tree] = slot
      if case .scoped = kind { link(slot) }
      return slot
    }
    let last = nodes[parent].lastChild
    if nodes[parent].isDeferred || nodes[parent].isConcatenation && last >= 0 {
      nodes[slot].isDeferred = true
    }
    nodes[slot].scope = innerScope(of: parent)
    nodes[slot].holder = nodes[parent].holder
    nodes[slot].gate = nodes[parent].gate
    switch nodes[parent].kind {
    case .identified, .shade(_, isScope: false): nodes[slot].holder = parent
    case .gate: nodes[slot].gate = parent
    default: break
    }
    switch kind {
    case .scoped: link(slot)
    case .identified: if nodes[slot].isDeferred { link(slot) }
    case .send, .run, .cancel, .report, .merge, .concatenate, .gate, .parcel, .shade: break
    }
    nodes[slot].parent = parent
    nodes[slot].previous = last
    if last >= 0 { nodes[last].next = slot } else { nodes[parent].firstChild = slot }
    nodes[parent].lastChild = slot
    return slot
  }

  /// The scope of what stands inside a node; -1 stands for no node, and for the whole store.
  func innerScope(of slot: Int) -> Int {
    guard slot >= 0 else { return -1 }
    switch nodes[slot].kind {
    case .scoped, .shade(_, isScope: true): return nodes[slot].entry
    default: return nodes[slot].scope
    }
  }

  /// Takes a slot out of its parent and gives it back.
  ///
  /// It must have no children left.
  mutating func removeNode(_ slot: Int) {
    let (parent, previous, next) = (nodes[slot].parent, nodes[slot].previous, nodes[slot].next)
    if parent >= 0 {
      if previous >= 0 { nodes[previous].next = next } else { nodes[parent].firstChild = next }
      if next >= 0 { nodes[next].previous = previous } else { nodes[parent].lastChild = previous }
    }
    switch nodes[slot].kind {
    case .identified(let key, _), .scoped(let key), .shade(let key, _): forget(key, of: slot)
    case .send, .run, .report: decisions.append(.release(slot))
    case .parcel: forgetParcel(slot)
    case .gate: gates[slot] = nil
    case .cancel, .merge, .concatenate: break
    }
    let generation = nodes[slot].generation &+ 1
    nodes[slot] = EffectNode()
    nodes[slot].generation = generation
    freeNodes.append(slot)
  }

  /// Removes a node and everything below it, front to back, without completing anything.
  mutating func removeSubtree(_ root: Int) {
    var slot = root
    while true {
      // Down to the frontmost leaf; then it goes, and the next in order is looked for.
      while nodes[slot].firstChild >= 0 { slot = nodes[slot].firstChild }
      if isRunning(slot) { stop(slot) }
      let parent = nodes[slot].parent
      let isRoot = slot == root
      removeNode(slot)
      if isRoot { return }
      slot = parent
    }
  }

  /// Whether the host has something under way for this leaf, apart from delivering an action.
  private func isRunning(_ slot: Int) -> Bool {
    switch nodes[slot].kind {
    case .run: nodes[slot].phase == .active
    case .parcel: nodes[slot].phase == .waiting
    default: false
    }
  }

  mutating func stop(_ slot: Int) {
    runningCount -= 1
    decisions.append(.stop(token(slot)))
  }

  mutating func removeDescendants(of slot: Int) {
    while nodes[slot].firstChild >= 0 { removeSubtree(nodes[slot].firstChild) }
  }

  // MARK: - Entries

  private mutating func entry(for key: EffectKey) -> Int {
    let vacant = freeEntries.last ?? entries.count
    let entry = Self.settle(&entryOf[key, default: vacant])
    guard entry == vacant else { return entry }
    if freeEntries.popLast() == nil {
      entries.append(EffectEntry(key: key))
    } else {
      entries[entry] = EffectEntry(key: key)
    }
    return entry
  }

  /// Leaves an entry where it is, for one look into a dictionary that finds or adds it.
  private static func settle(_ entry: inout Int) -> Int { entry }

  /// A group with a key goes: so does its entry with the last of them.
  private mutating func forget(_ key: EffectKey, of slot: Int) {
    let entry = nodes[slot].entry
    guard entry >= 0 else { return }
    unlink(slot)
    if entries[entry].count == 0 {
      removeIfUnused(entry)
    } else if nodes[slot].phase != .pending, entries[entry].waiting.count > 0 {
      agenda.append(.admit(key))
    }
  }

  /// An entry goes that nobody needs, and with it the scopes around it that were there for it only.
  mutating func removeIfUnused(_ first: Int) {
    var entry = first
    while entry >= 0, entries[entry].count == 0, entries[entry].windows == 0,
      entries[entry].scopes.isEmpty
    {
      let key = entries[entry].key
      if entries[entry].isScope { closeScope(entry) }
      freeEntries.append(entry)
      entryOf[key] = nil
      entry = key.scope
    }
  }

  // MARK: - Lists

  /// Puts a group with a key at the end of the list of its phase.
  private mutating func link(_ slot: Int) {
    guard let key = nodes[slot].key else { return }
    let (known, phase) = (nodes[slot].entry, nodes[slot].phase)
    let entry = known >= 0 ? known : entry(for: key)
    if case .scoped = nodes[slot].kind, !entries[entry].isScope { openScope(entry) }
    let last = entries[entry][phase].last
    nodes[slot].entry = entry
    nodes[slot].previousInEntry = last
    nodes[slot].nextInEntry = -1
    if last >= 0 { nodes[last].nextInEntry = slot } else { entries[entry][phase].first = slot }
    entries[entry][phase].last = slot
    entries[entry][phase].count += 1
  }

  private mutating func unlink(_ slot: Int) {
    let (entry, phase) = (nodes[slot].entry, nodes[slot].phase)
    let (previous, next) = (nodes[slot].previousInEntry, nodes[slot].nextInEntry)
    if previous >= 0 {
      nodes[previous].nextInEntry = next
    } else {
      entries[entry][phase].first = next
    }
    if next >= 0 {
      nodes[next].previousInEntry = previous
    } else {
      entries[entry][phase].last = previous
    }
    entries[entry][phase].count -= 1
  }

  /// Moves a group with a key to another phase, and to the end of that phase's list.
  mutating func move(_ slot: Int, to phase: EffectNode.Phase) {
    if nodes[slot].entry >= 0 { unlink(slot) }
    nodes[slot].phase = phase
    link(slot)
  }
}
