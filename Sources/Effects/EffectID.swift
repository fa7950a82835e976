/// A cancellation id of any type, which remembers that type.
///
/// `AnyHashable(1 as Int)` equals `AnyHashable(1 as Int8)`; two ids of different types never do.
/// A class box keeps the id one word wide, and hashes and compares with the code of its own type.
@usableFromInline
package struct EffectID: Hashable, Sendable {
  private let box: EffectIDBox

  package init<ID: Hashable & Sendable>(_ id: ID) {
    box = TypedEffectIDBox(id)
  }

  package var base: any Hashable & Sendable { box.base }

  @usableFromInline
  package static func == (left: Self, right: Self) -> Bool {
    left.box === right.box || left.box.isEqual(to: right.box)
  }

  @usableFromInline
  package func hash(into hasher: inout Hasher) {
    box.hash(into: &hasher)
  }
}

/// The part of a box that doesn't know the type of its id.
///
// INVARIANT: the only stored property of its only subclass is an immutable Sendable value.
private class EffectIDBox: @unchecked Sendable {
  var base: any Hashable & Sendable { preconditionFailure("EffectIDBox is abstract.") }
  func isEqual(to other: EffectIDBox) -> Bool { false }
  func hash(into hasher: inout Hasher) {}
}

// INVARIANT: `id` is immutable and Sendable.
private final class TypedEffectIDBox<ID: Hashable & Sendable>: EffectIDBox, @unchecked Sendable {
  let id: ID

  init(_ id: ID) {
    self.id = id
  }

  override var base: any Hashable & Sendable { id }

  override func isEqual(to other: EffectIDBox) -> Bool {
    (other as? TypedEffectIDBox<ID>)?.id == id
  }

  override func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(ID.self))
    hasher.combine(id)
  }
}
