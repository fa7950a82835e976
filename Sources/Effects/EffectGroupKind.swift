/// How the members of a group belong together.
@usableFromInline
package enum EffectGroupKind: Equatable, Sendable {
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
