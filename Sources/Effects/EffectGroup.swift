/// The inner node of an effect: some effects and how they belong together.
@usableFromInline
package final class EffectGroup<Action: Sendable>: Sendable {
  package enum Kind: Equatable, Sendable {
    case merge
    case concatenate
    /// Exactly one member, which is registered under the id as a whole.
    case identified(EffectID, FlattenStrategy, EffectScope)
    /// Exactly one member, which a child's reducer has returned: its ids are its own, and it lives
    /// as long as the child.
    case scoped(EffectID)
    /// Exactly one member, whose actions are held back for a while each.
    case delayed(Duration)
    /// Exactly one member, whose actions pass the window that is kept under the id.
    case throttled(EffectID, Duration, latest: Bool)
  }

  /// Members up to this many are copied into a group of the same kind that takes them in; bigger
  /// groups are nested instead, so that growing an effect step by step costs constant time a step.
  private static var flattenLimit: Int { 16 }

  package let kind: Kind

  // INVARIANT: written once in `init`; emptied only by a `deinit`, which holds the last reference.
  private nonisolated(unsafe) var effects: [Effect<Action>]

  package var members: [Effect<Action>] { effects }

  package init(_ kind: Kind, _ members: [Effect<Action>]) {
    self.kind = kind
    self.effects = members
  }

  /// Releases groups in a loop: a tree of any depth goes without recursion.
  deinit {
    var orphans: [EffectGroup] = []
    Self.move(&effects, to: &orphans)
    while var group = orphans.popLast() {
      if isKnownUniquelyReferenced(&group) { Self.move(&group.effects, to: &orphans) }
    }
  }

  private static func move(_ effects: inout [Effect<Action>], to orphans: inout [EffectGroup]) {
    for effect in effects {
      if case .group(let group) = effect.content { orphans.append(group) }
    }
    effects = []
  }

  package static func join(
    _ effects: some Sequence<Effect<Action>>,
    as kind: Kind
  ) -> Effect<Action> {
    var members: [Effect<Action>] = []
    members.reserveCapacity(effects.underestimatedCount)
    for effect in effects {
      switch effect.content {
      case .none: continue
      case .group(let group) where group.kind == kind && group.effects.count <= flattenLimit:
        members += group.effects
      default: members.append(effect)
      }
    }
    switch members.count {
    case 0: return .none
    case 1: return members[0]
    default: return Effect(.group(EffectGroup(kind, members)))
    }
  }
}
