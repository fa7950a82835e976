/// Names one node of an effect table.
///
/// A slot is used again, its generation never is.
package struct EffectToken: Hashable, Sendable {
  package let slot: Int
  package let generation: UInt64
}
