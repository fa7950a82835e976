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
    guard case .group(let group) = effect.content else { return root }
    layOutMembers(of: group, parent: root, tree: tree, position: 0)
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
    var current = OpenGroup(group, in: parent)
    var outer: [OpenGroup] = []
    while true {
      guard current.next < current.group.members.count else {
        guard let last = outer.popLast() else { return }
        current = last
        continue
      }
      var member = current.group.members[current.next]
      current.next += 1
      position += 1
      var slot = addNode(for: member, parent: current.slot, tree: tree, position: position)
      while case .group(let inner) = member.content {
        guard inner.members.count == 1 else {
          outer.append(current)
          current = OpenGroup(inner, in: slot)
          break
        }
        // A group of one needs no place in the stack.
        member = inner.members[0]
        position += 1
        slot = addNode(for: member, parent: slot, tree: tree, position: position)
      }
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
