/// The elements of an ordered collection.
struct OrderedParts {
  let whole: Any
  let children: Mirror.Children
  let count: Int

  init(_ whole: Any, _ children: Mirror.Children) {
    self.whole = whole
    self.children = children
    count = children.count
  }

  /// The elements without so many at the beginning and at the end.
  func middle(_ ends: CommonEnds) -> [Mirror.Child] {
    Array(children.dropFirst(ends.first).prefix(count - ends.first - ends.last))
  }
}
