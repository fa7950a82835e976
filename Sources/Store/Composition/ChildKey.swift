/// Which child it is that stands in one place: two children with different ids are two children.
///
/// A child that is `Identifiable` is known by its id; any other one by being there.
struct ChildKey: Hashable, Sendable {
  // INVARIANT: the id of a state is a value; it is compared and hashed on the store's actor only.
  private nonisolated(unsafe) let id: AnyHashable?
  private let type: ObjectIdentifier?

  init(_ child: some Any) {
    guard let child = child as? any Identifiable else {
      id = nil
      type = nil
      return
    }
    (id, type) = Self.identity(of: child)
  }

  private static func identity<Child: Identifiable>(
    of child: Child
  ) -> (AnyHashable, ObjectIdentifier) {
    (AnyHashable(child.id), ObjectIdentifier(Child.ID.self))
  }
}
