/// Names one node of an effect table.
///
/// A slot is used again, its generation never is.
@usableFromInline
package struct EffectToken: Hashable, Sendable {
  @usableFromInline package let slot: Int
  @usableFromInline package let generation: UInt64
}
