// How an effect becomes a tree of slots.
extension EffectTable {
  /// A group whose members are being laid out.
  @usableFromInline
  struct OpenGroup {
    @usableFromInline let group: EffectGroup<Action>
    @usableFromInline let slot: Int
    @usableFromInline var next = 0

    @inlinable
    init(_ group: EffectGroup<Action>, in slot: Int) {
      self.group = group
      self.slot = slot
      next = 0
    }
  }

  /// Lays an effect out in slots, front to back, everything pending.
  ///
  /// Returns the root's slot.
  @inlinable
  mutating func layOut(_ effect: Effect<Action>, in tree: Int) -> Int {
    let root = addNode(for: effect, parent: -1, tree: tree, position: 0)
    guard case .group(var group) = effect.content else { return root }
    var parent = root
    var position = 0
    // Groups of one, as ids and scopes make them, need no stack.
    while group.members.count == 1 {
      position += 1
      let member = group.members[0]
      let slot = addNode(for: member, parent: parent, tree: tree, position: position)
      guard case .group(let inner) = member.content else { return root }
      group = inner
      parent = slot
    }
    layOutMembers(of: group, parent: parent, tree: tree, position: position)
    return root
  }

  @inlinable
  mutating func layOutMembers(
    of group: EffectGroup<Action>,
    parent: Int,
    tree: Int,
    position: Int
  ) {
    var position = position
    var open = [OpenGroup(group, in: parent)]
    while !open.isEmpty {
      let top = open.count - 1
      let members = open[top].group.members
      guard open[top].next < members.count else {
        open.removeLast()
        continue
      }
      let member = members[open[top].next]
      open[top].next += 1
      position += 1
      let slot = addNode(for: member, parent: open[top].slot, tree: tree, position: position)
      if case .group(let inner) = member.content { open.append(OpenGroup(inner, in: slot)) }
    }
  }

  @inlinable
  mutating func addNode(
    for effect: Effect<Action>,
    parent: Int,
    tree: Int,
    position: Int
  ) -> Int {
    let leaf: EffectLeaf
    switch effect.content {
    case .group(let group):
      let slot = forest.addGroup(group.kind, parent: parent, tree: tree, position: position)
      makeRoom()
      return slot
    case .cancel(let id, let reach):
      let slot = forest.addCancel(id, reach, parent: parent, tree: tree, position: position)
      makeRoom()
      return slot
    case .none: leaf = .nothing
    case .send: leaf = .send
    case .run: leaf = .run
    case .report: leaf = .report
    }
    let slot = forest.addLeaf(leaf, parent: parent, tree: tree, position: position)
    makeRoom()
    if leaf != .nothing { leaves[slot] = effect.content }
    return slot
  }
}
