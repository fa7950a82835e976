/// The inner node of an effect: some effects and how they belong together.
@usableFromInline
package final class EffectGroup<Action: Sendable>: Sendable {
  @usableFromInline package typealias Kind = EffectGroupKind

  /// Members up to this many are copied into a group of the same kind that takes them in; bigger
  /// groups are nested instead, so that growing an effect step by step costs constant time a step.
  @inlinable static var flattenLimit: Int { 16 }

  @usableFromInline package let kind: Kind
  /// Releases members in a loop; nil when none of them is a group, so that nothing can recur.
  ///
  /// A `deinit` is compiled without knowing the types of a feature; a closure that is made where they
  /// are known isn't.
  @usableFromInline let dismantle: (@Sendable (inout [Effect<Action>]) -> Void)?

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
    if isNested {
      dismantle = { members in EffectGroup<Action>.takeApart(&members) }
    } else {
      dismantle = nil
    }
    effects = members
  }

  /// A tree of any depth goes without recursion.
  deinit {
    dismantle?(&effects)
  }

  @inlinable
  static func takeApart(_ effects: inout [Effect<Action>]) {
    var orphans: [EffectGroup] = []
    move(&effects, to: &orphans)
    while !orphans.isEmpty {
      var group = orphans.removeLast()
      guard group.dismantle != nil else { continue }
      if isKnownUniquelyReferenced(&group) { move(&group.effects, to: &orphans) }
    }
  }

  @inlinable
  static func move(_ effects: inout [Effect<Action>], to orphans: inout [EffectGroup]) {
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
