// What begins, what is over and what is cut.
extension EffectForest {
  /// Works the agenda off.
  @usableFromInline
  mutating func work() {
    while let step = agenda.popLast() {
      switch step {
      case .activate(let token): if isLive(token) { activate(token.slot) }
      case .admit(let id): admit(id)
      case .pass(let token): if isLive(token) { pass(token.slot) }
      case .tend(let token): if isLive(token) { tend(token.slot) }
      }
    }
  }

  // MARK: - Beginning

  private mutating func activate(_ slot: Int) {
    switch nodes[slot].kind {
    case .send where nodes[slot].gate >= 0:
      nodes[slot].phase = .active
      let parcel = addParcel(for: slot, at: nodes[slot].gate)
      decisions.append(.move(from: slot, to: parcel))
      complete(slot)
      agenda.append(.pass(token(parcel)))
    case .send:
      nodes[slot].phase = .active
      decisions.append(.deliver(token(slot)))
    case .run:
      nodes[slot].phase = .active
      runningCount += 1
      decisions.append(.start(token(slot)))
    case .cancel(let key):
      nodes[slot].phase = .active
      if !cut(key, before: slot) {
        decisions.append(.missed(key.id, tree: nodes[slot].tree))
      }
      complete(slot)
    case .report:
      nodes[slot].phase = .active
      decisions.append(.report(token(slot)))
      complete(slot)
    case .merge:
      nodes[slot].phase = .active
      guard nodes[slot].firstChild >= 0 else { return complete(slot) }
      var child = nodes[slot].lastChild
      while child >= 0 {
        agenda.append(.activate(token(child)))
        child = nodes[child].previous
      }
    case .concatenate:
      nodes[slot].phase = .active
      agenda.append(.activate(token(nodes[slot].firstChild)))
    case .identified(let key, let rule):
      activate(slot, under: key, rule)
    case .scoped:
      begin(slot)
    case .gate:
      nodes[slot].phase = .active
      agenda.append(.activate(token(nodes[slot].firstChild)))
    case .parcel, .shade:
      break
    }
  }

  private mutating func activate(
    _ slot: Int,
    under key: EffectKey,
    _ rule: FlattenStrategy.Rule
  ) {
    switch rule {
    case .unlimited:
      begin(slot)
    case .latest:
      cut(key, before: slot)
      begin(slot)
    case .exhaust:
      if isInFlight(key), !isInside(slot, key) {
        removeDescendants(of: slot)
        complete(slot)
      } else {
        begin(slot)
      }
    case .limited(let limit):
      if isFull(key, limit), !isInside(slot, key) {
        move(slot, to: .waiting)
      } else {
        begin(slot)
      }
    }
  }

  private mutating func begin(_ slot: Int) {
    move(slot, to: .active)
    agenda.append(.activate(token(nodes[slot].firstChild)))
  }

  /// Lets those begin whose turn has come, first in, first out.
  private mutating func admit(_ key: EffectKey) {
    guard let entry = entryOf[key] else { return }
    var admitted: [Int] = []
    while true {
      let first = entries[entry].waiting.first
      guard first >= 0, case .identified(_, .limited(let limit)) = nodes[first].kind,
        entries[entry].active.count < limit
      else { break }
      move(first, to: .active)
      admitted.append(first)
    }
    for slot in admitted.reversed() {
      agenda.append(.activate(token(nodes[slot].firstChild)))
    }
  }

  private func isInFlight(_ key: EffectKey) -> Bool {
    guard let entry = entryOf[key] else { return false }
    return entries[entry].active.count + entries[entry].waiting.count > 0
  }

  private func isFull(_ key: EffectKey, _ limit: Int) -> Bool {
    guard let entry = entryOf[key] else { return false }
    return entries[entry].active.count >= limit || entries[entry].waiting.count > 0
  }

  /// Whether a group around this node holds the id: then the node has been admitted already.
  private func isInside(_ slot: Int, _ key: EffectKey) -> Bool {
    var outer = nodes[slot].holder
    while outer >= 0 {
      if nodes[outer].key == key { return true }
      outer = nodes[outer].holder
    }
    return false
  }

  // MARK: - Being over

  /// A node with nothing below it is over: it goes, and with it each group that it was the last of.
  mutating func complete(_ slot: Int) {
    var slot = slot
    while true {
      let parent = nodes[slot].parent
      let tree = nodes[slot].tree
      let wasFirst = parent >= 0 && nodes[parent].firstChild == slot
      removeNode(slot)
      guard parent >= 0 else { return closeTree(tree) }
      let first = nodes[parent].firstChild
      if first >= 0 {
        if case .concatenate = nodes[parent].kind, wasFirst, nodes[parent].phase == .active {
          agenda.append(.activate(token(first)))
        }
        return
      }
      slot = parent
    }
  }

  // MARK: - Being cut

  /// Cuts what holds the id, as `slot` sees it: all other trees, and of its own what stands in front.
  ///
  /// Returns whether there was anything.
  @discardableResult
  private mutating func cut(_ key: EffectKey, before slot: Int) -> Bool {
    guard let entry = entryOf[key] else { return false }
    // Mostly there is one, and no list is needed.
    if let only = onlyHolder(of: entry) { return cut(only, before: slot) }
    var hasCut = false
    for token in holders(of: entries[entry], before: slot) where isLive(token) {
      if cut(token.slot, before: slot) { hasCut = true }
    }
    return hasCut
  }

  private mutating func cut(_ holder: Int, before slot: Int) -> Bool {
    guard nodes[holder].tree == nodes[slot].tree else {
      cut(holder)
      return true
    }
    if nodes[holder].position >= nodes[slot].position { return false }
    if isAncestor(holder, of: slot) {
      cutFront(of: slot, upTo: holder)
    } else {
      cut(holder)
    }
    return true
  }

  /// Who holds a key, if there is exactly one.
  private func onlyHolder(of entry: Int) -> Int? {
    guard entries[entry].count == 1 else { return nil }
    return max(
      max(entries[entry].active.first, entries[entry].waiting.first),
      max(entries[entry].pending.first, entries[entry].held.first)
    )
  }

  /// Cuts a group with a key; what follows it goes on.
  mutating func cut(_ holder: Int) {
    removeDescendants(of: holder)
    complete(holder)
  }

  /// Cuts what stands in front of `slot` inside the group `holder`, which is around it.
  private mutating func cutFront(of slot: Int, upTo holder: Int) {
    var inner = slot
    while inner != holder {
      let parent = nodes[inner].parent
      if case .gate = nodes[parent].kind {
        removeParcels(of: parent, before: slot)
      } else {
        while nodes[parent].firstChild != inner { removeSubtree(nodes[parent].firstChild) }
      }
      inner = parent
    }
  }

  private func isAncestor(_ outer: Int, of slot: Int) -> Bool {
    var holder = nodes[slot].holder
    while holder >= 0 {
      if holder == outer { return true }
      holder = nodes[holder].holder
    }
    return false
  }

  /// Who holds the id, without those that wait for their turn behind `slot` in its own tree.
  private func holders(of entry: EffectEntry, before slot: Int) -> [EffectToken] {
    var tokens: [EffectToken] = []
    for list in [entry.active, entry.waiting, entry.pending, entry.held] {
      var holder = list.first
      while holder >= 0 {
        if nodes[holder].phase == .pending, nodes[holder].tree == nodes[slot].tree,
          nodes[holder].position > nodes[slot].position
        {
          // A tree is listed front to back: if it is the last one, nobody else follows.
          if nodes[list.last].tree == nodes[slot].tree { break }
        } else {
          tokens.append(token(holder))
        }
        holder = nodes[holder].nextInEntry
      }
    }
    return tokens
  }

  /// All who hold a key.
  func holders(of entry: EffectEntry) -> [EffectToken] {
    var tokens: [EffectToken] = []
    for list in [entry.active, entry.waiting, entry.pending, entry.held] {
      var holder = list.first
      while holder >= 0 {
        tokens.append(token(holder))
        holder = nodes[holder].nextInEntry
      }
    }
    return tokens
  }
}
