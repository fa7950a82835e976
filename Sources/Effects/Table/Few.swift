/// A list that is mostly empty or of one element, for which it needs no memory of its own.
@usableFromInline
struct Few<Element> {
  @usableFromInline var first: Element?
  @usableFromInline var others: [Element] = []

  @inlinable
  init() {}

  @inlinable var count: Int { first == nil ? 0 : 1 + others.count }

  @inlinable
  mutating func append(_ element: Element) {
    if first == nil { first = element } else { others.append(element) }
  }

  /// The elements in their order.
  @usableFromInline var all: [Element] {
    guard let first else { return [] }
    return [first] + others
  }
}

extension Few where Element: Equatable {
  @inlinable
  func contains(_ element: Element) -> Bool {
    first == element || !others.isEmpty && others.contains(element)
  }
}

extension Few: Equatable where Element: Equatable {
  @usableFromInline
  static func == (left: Self, right: Self) -> Bool {
    left.first == right.first
      && (left.others.isEmpty && right.others.isEmpty || left.others == right.others)
  }
}

extension Few: Sendable where Element: Sendable {}
