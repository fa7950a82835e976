/// How many elements two sequences share at their beginnings and at their ends.
struct CommonEnds: Equatable {
  var first = 0
  var last = 0

  init(_ oldCount: Int, _ newCount: Int, _ areEqual: (_ old: Int, _ new: Int) -> Bool) {
    let count = min(oldCount, newCount)
    while first < count, areEqual(first, first) { first += 1 }
    while last < count - first, areEqual(oldCount - last - 1, newCount - last - 1) { last += 1 }
  }

  /// Compares two collections of one type in place, if their elements are in one piece of memory
  /// and can be compared; `nil` otherwise.
  init?(inPlace old: Any, _ new: Any) {
    guard let old = old as? any Collection, let ends = Self.open(old, new) else { return nil }
    self = ends
  }

  private static func open<Elements: Collection>(_ old: Elements, _ new: Any) -> Self? {
    guard let new = new as? Elements, let type = Elements.Element.self as? any Equatable.Type else {
      return nil
    }
    return compare(old, new, type)
  }

  private static func compare<Elements: Collection, Element: Equatable>(
    _ old: Elements,
    _ new: Elements,
    _ type: Element.Type
  ) -> Self? {
    // INVARIANT: `Element` is `Elements.Element`, which the compiler has lost sight of.
    old.withContiguousStorageIfAvailable { old in
      new.withContiguousStorageIfAvailable { new in
        let old = UnsafeRawBufferPointer(old).assumingMemoryBound(to: type)
        let new = UnsafeRawBufferPointer(new).assumingMemoryBound(to: type)
        return Self(old.count, new.count) { old[$0] == new[$1] }
      }
    } ?? nil
  }
}
