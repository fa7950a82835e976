extension IdentifiedArray {
  /// Creates a collection of elements under an id of your choice.
  ///
  /// Of several elements with one id, the first is taken and the others are left out.
  ///
  /// - Parameters:
  ///   - elements: the elements, in order.
  ///   - id: leads to an element's id.
  /// - Complexity: O(*n*).
  @inlinable
  public init(_ elements: some Sequence<Element>, id: any KeyPath<Element, ID> & Sendable) {
    self.init(elements, id: id) { first, _ in first }
  }

  /// Creates a collection of elements under an id of your choice, joining those with one id.
  ///
  /// What `combine` returns takes the place of the earlier element. If its id is neither's, the
  /// rules for edits in place apply.
  ///
  /// - Parameters:
  ///   - elements: the elements, in order.
  ///   - id: leads to an element's id.
  ///   - combine: decides between the earlier element with an id and the later one.
  /// - Throws: what `combine` throws.
  /// - Complexity: O(*n*), unless `combine` changes ids.
  @inlinable
  public init(
    _ elements: some Sequence<Element>,
    id: any KeyPath<Element, ID> & Sendable,
    uniquingIDsWith combine: (_ earlier: Element, _ later: Element) throws -> Element
  ) rethrows {
    self.init(identifiedBy: { $0[keyPath: id] })
    try fill(with: elements, uniquingIDsWith: combine)
  }

  /// Adds the first elements there are.
  @inlinable
  mutating func fill(
    with elements: some Sequence<Element>,
    uniquingIDsWith combine: (_ earlier: Element, _ later: Element) throws -> Element
  ) rethrows {
    reserveCapacity(elements.underestimatedCount)
    for element in elements {
      let id = id(of: element)
      if let position = positions[id] {
        contents[position] = try combine(contents[position], element)
        settle(at: position)
      } else {
        push(element, id: id)
      }
    }
    if !contents.isEmpty { renew() }
  }

  /// Makes room for a number of elements.
  ///
  /// - Parameter capacity: how many elements there will be in all.
  /// - Complexity: O(*n*).
  @inlinable
  public mutating func reserveCapacity(_ capacity: Int) {
    contents.reserveCapacity(capacity)
    order.reserveCapacity(capacity)
    positions.reserveCapacity(capacity)
  }
}

extension IdentifiedArray where Element: Identifiable, ID == Element.ID {
  /// Creates an empty collection.
  ///
  /// - Complexity: O(1).
  @inlinable
  public init() {
    self.init(identifiedBy: { $0.id })
  }

  /// Creates a collection of elements under their own ids.
  ///
  /// Of several elements with one id, the first is taken and the others are left out.
  ///
  /// - Parameter elements: the elements, in order.
  /// - Complexity: O(*n*).
  @inlinable
  public init(_ elements: some Sequence<Element>) {
    self.init(elements) { first, _ in first }
  }

  /// Creates a collection of elements under their own ids, joining those with one id.
  ///
  /// What `combine` returns takes the place of the earlier element. If its id is neither's, the
  /// rules for edits in place apply.
  ///
  /// - Parameters:
  ///   - elements: the elements, in order.
  ///   - combine: decides between the earlier element with an id and the later one.
  /// - Throws: what `combine` throws.
  /// - Complexity: O(*n*), unless `combine` changes ids.
  @inlinable
  public init(
    _ elements: some Sequence<Element>,
    uniquingIDsWith combine: (_ earlier: Element, _ later: Element) throws -> Element
  ) rethrows {
    self.init()
    try fill(with: elements, uniquingIDsWith: combine)
  }
}

extension IdentifiedArray: ExpressibleByArrayLiteral where Element: Identifiable, ID == Element.ID {
  /// Creates a collection of the elements of a literal, under their own ids.
  ///
  /// Of several elements with one id, the first is taken and the others are left out.
  ///
  /// - Parameter elements: the elements, in order.
  /// - Complexity: O(*n*).
  @inlinable
  public init(arrayLiteral elements: Element...) {
    self.init(elements)
  }
}
