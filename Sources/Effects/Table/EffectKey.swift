/// An id and the scope in which it counts.
struct EffectKey: Hashable, Sendable {
  /// The entry of the scope; -1 is the whole store.
  let scope: Int
  let id: EffectID

  /// An id has been hashed already: one number is all that a dictionary needs.
  func hash(into hasher: inout Hasher) {
    hasher.combine(id.box.hash &+ scope)
  }
}
