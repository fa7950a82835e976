/// An id and the scope in which it counts.
struct EffectKey: Hashable, Sendable {
  /// The entry of the scope; -1 is the whole store.
  let scope: Int
  let id: EffectID
}
