extension IdentifiedArray {
  /// Removes the element with an id; nothing happens if there is none.
  ///
  /// - Parameter id: the id of the element.
  /// - Returns: the removed element, if any.
  /// - Complexity: O(*n*), O(1) for the last element.
  @inlinable
  @discardableResult
  public mutating func remove(id: ID) -> Element? {
    guard let position = positions[id] else { return nil }
    return remove(at: position)
  }

  /// Removes the element at a position.
  ///
  /// - Parameter position: where the element stands. Out of range, it traps, as in an array.
  /// - Returns: the removed element.
  /// - Complexity: O(*n*), O(1) for the last element.
  @inlinable
  @discardableResult
  public mutating func remove(at position: Int) -> Element {
    let element = contents.remove(at: position)
    forget(position)
    return element
  }

  /// Removes the elements that a predicate picks; the others keep their order.
  ///
  /// If the predicate throws, nothing has changed.
  ///
  /// - Parameter shouldBeRemoved: whether an element is to go.
  /// - Throws: what the predicate throws.
  /// - Complexity: O(*n*).
  @inlinable
  public mutating func removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows {
    keep(try contents.indices.filter { try !shouldBeRemoved(contents[$0]) })
  }

  /// Removes all elements.
  ///
  /// - Parameter keepCapacity: whether the storage is kept for new elements.
  /// - Complexity: O(*n*).
  @inlinable
  public mutating func removeAll(keepingCapacity keepCapacity: Bool = false) {
    guard !contents.isEmpty else { return }
    contents.removeAll(keepingCapacity: keepCapacity)
    order.removeAll(keepingCapacity: keepCapacity)
    positions.removeAll(keepingCapacity: keepCapacity)
    renew()
  }

  /// Returns a collection of the elements that a predicate picks, in the same order.
  ///
  /// - Parameter isIncluded: whether an element is to be in the result.
  /// - Returns: the picked elements, under the same ids.
  /// - Throws: what the predicate throws.
  /// - Complexity: O(*n*).
  @inlinable
  public func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Self {
    var result = self
    try result.removeAll { try !isIncluded($0) }
    return result
  }
}
