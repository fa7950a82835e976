/// Which child it is that stands in one place: two children with different ids are two children.
///
/// A child that is `Identifiable` is known by its id; any other one by being there.
@usableFromInline
struct ChildKey: Hashable, Sendable {
  // INVARIANT: the id of a state is a value; it is compared and hashed on the store's actor only.
  private nonisolated(unsafe) let id: AnyHashable?
  private let type: ObjectIdentifier?

  /// The key of a child that is there.
  ///
  /// Its type says whether it is identifiable; of the child itself nothing but the id is copied.
  @usableFromInline
  init<Child>(_ child: Borrowed<Child>) {
    guard let type = Child.self as? any Identifiable.Type else {
      id = nil
      self.type = nil
      return
    }
    (id, self.type) = child.read { Self.identity(as: type, at: UnsafeRawPointer($0)) }
  }

  init<Child>(_ child: Child) {
    var child = child
    self.init(&child)
  }

  @usableFromInline
  init<Child>(_ child: inout Child) {
    self = withUnsafePointer(to: &child) { ChildKey(Borrowed($0)) }
  }

  // INVARIANT: `Child` is the type of what the pointer points to.
  private static func identity<Child: Identifiable>(
    as type: Child.Type,
    at pointer: UnsafeRawPointer
  ) -> (AnyHashable, ObjectIdentifier) {
    let child = pointer.assumingMemoryBound(to: type)
    return (AnyHashable(child.pointee.id), ObjectIdentifier(Child.ID.self))
  }
}
