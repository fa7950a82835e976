/// The inner node of an effect: some effects and how they belong together.
@usableFromInline
package final class EffectGroup<Action: Sendable>: Sendable {
  @usableFromInline package typealias Kind = EffectGroupKind

  /// Members up to this many are copied into a group of the same kind that takes them in; bigger
  /// groups are nested instead, so that growing an effect step by step costs constant time a step.
  @inlinable static var flattenLimit: Int { 16 }

  @usableFromInline package let kind: Kind
  /// Whether a member is a group, so that releasing this one might recur.
  @usableFromInline let isNested: Bool

  // INVARIANT: written once in `init`; emptied only by a `deinit`, which holds the last reference.
  @exclusivity(unchecked) @usableFromInline nonisolated(unsafe) var effects: [Effect<Action>]

  @inlinable package var members: [Effect<Action>] { effects }

  @inlinable
  package init(_ kind: Kind, _ members: [Effect<Action>]) {
    self.kind = kind
    var isNested = false
    for member in members {
      if case .group = member.content { isNested = true }
    }
    self.isNested = isNested
    effects = members
  }

  /// Releases groups in a loop: a tree of any depth goes without recursion.
  deinit {
    guard isNested else { return }
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

  @inlinable
  package static func join(
    _ effects: some Sequence<Effect<Action>>,
    as kind: Kind
  ) -> Effect<Action> {
    var members: [Effect<Action>] = []
    for effect in effects {
      switch effect.content {
      case .none: continue
      case .group(let group) where group.effects.count <= flattenLimit && group.kind == kind:
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
