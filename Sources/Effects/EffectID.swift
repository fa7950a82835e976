/// A cancellation id of any type, which remembers that type.
///
/// `AnyHashable(1 as Int)` equals `AnyHashable(1 as Int8)`; two ids of different types never do.
/// A class box keeps the id one word wide, and hashes and compares with the code of its own type.
@usableFromInline
package struct EffectID: Hashable, Sendable {
  @usableFromInline let box: EffectIDBox

  @inlinable
  package init<ID: Hashable & Sendable>(_ id: ID) {
    box = TypedEffectIDBox(id)
  }

  package var base: any Hashable & Sendable { box.base }

  /// Whether it is not just an equal id, but the very same.
  @inlinable
  package func isIdentical(to other: Self) -> Bool { box === other.box }

  @usableFromInline
  package static func == (left: Self, right: Self) -> Bool {
    left.box === right.box
      || left.box.hash == right.box.hash && left.box.isEqual(to: right.box)
  }

  @usableFromInline
  package func hash(into hasher: inout Hasher) {
    hasher.combine(box.hash)
  }
}

/// The part of a box that doesn't know the type of its id.
///
// INVARIANT: the stored properties, and those of its only subclass, are immutable Sendable values.
@usableFromInline
class EffectIDBox: @unchecked Sendable {
  /// The hash of the id and its type: an id is looked up several times.
  @usableFromInline let hash: Int

  @inlinable
  init(hash: Int) {
    self.hash = hash
  }

  var base: any Hashable & Sendable { preconditionFailure("EffectIDBox is abstract.") }
  func isEqual(to other: EffectIDBox) -> Bool { false }
}

// INVARIANT: `id` is immutable and Sendable.
@usableFromInline
final class TypedEffectIDBox<ID: Hashable & Sendable>: EffectIDBox, @unchecked Sendable {
  @usableFromInline let id: ID

  @inlinable
  init(_ id: ID) {
    self.id = id
    var hasher = Hasher()
    hasher.combine(ObjectIdentifier(ID.self))
    hasher.combine(id)
    super.init(hash: hasher.finalize())
  }

  override var base: any Hashable & Sendable { id }

  override func isEqual(to other: EffectIDBox) -> Bool {
    guard type(of: other) == type(of: self) else { return false }
    // INVARIANT: the class is final, and both boxes are of it; a debug build asserts it.
    return unsafeDowncast(other, to: Self.self).id == id
  }
}
