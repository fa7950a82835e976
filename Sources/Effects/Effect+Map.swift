extension Effect {
  /// Transforms every action that this effect sends.
  ///
  /// The shape of the effect, its ids and its timing stay what they are. An action of
  /// ``send(_:)`` is transformed at once; those of a running body when they are sent, off the
  /// store's actor.
  ///
  /// - Parameter transform: makes the new action out of the old one.
  /// - Returns: an effect of the new actions.
  /// - Complexity: O(n), n the number of leaves; one closure is composed for each leaf that runs.
  @inlinable
  public func map<NewAction: Sendable>(
    _ transform: @escaping @Sendable (Action) -> NewAction
  ) -> Effect<NewAction> {
    guard case .group(let root) = content else { return mapLeaf(transform) }
    // Depth first with a stack of our own: an effect of any depth is mapped without recursion.
    var open = [OpenGroup<Action, NewAction>(root)]
    while true {
      let top = open.count - 1
      if let member = open[top].next() {
        if case .group(let group) = member.content {
          open.append(OpenGroup(group))
        } else {
          open[top].mapped.append(member.mapLeaf(transform))
        }
      } else {
        let closed = Effect<NewAction>(.group(open[top].close()))
        open.removeLast()
        guard !open.isEmpty else { return closed }
        open[top - 1].mapped.append(closed)
      }
    }
  }

  @inlinable
  func mapLeaf<NewAction: Sendable>(
    _ transform: @escaping @Sendable (Action) -> NewAction
  ) -> Effect<NewAction> {
    switch content {
    case .none, .group: .none
    case .send(let action): .send(transform(action))
    case .run(let operation): Effect<NewAction>(.run(operation.map(transform)))
    case .cancel(let id, let scope): Effect<NewAction>(.cancel(id, scope))
    case .report(let text): Effect<NewAction>(.report(text))
    }
  }
}

/// A group whose members are being mapped.
@usableFromInline
struct OpenGroup<Action: Sendable, NewAction: Sendable> {
  @usableFromInline let group: EffectGroup<Action>
  @usableFromInline var position: Int
  @usableFromInline var mapped: [Effect<NewAction>]

  @inlinable
  init(_ group: EffectGroup<Action>) {
    self.group = group
    position = 0
    mapped = []
    mapped.reserveCapacity(group.members.count)
  }

  @inlinable
  mutating func next() -> Effect<Action>? {
    guard position < group.members.count else { return nil }
    defer { position += 1 }
    return group.members[position]
  }

  @inlinable
  func close() -> EffectGroup<NewAction> { EffectGroup<NewAction>(group.kind, mapped) }
}
