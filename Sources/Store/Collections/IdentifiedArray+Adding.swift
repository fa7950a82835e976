extension IdentifiedArray {
  /// Adds an element at the end, unless its id is there already; then nothing happens.
  ///
  /// - Parameter element: the element to add.
  /// - Returns: whether it was added.
  /// - Complexity: O(1) on average; O(*n*) when storage is shared.
  @inlinable
  @discardableResult
  public mutating func append(_ element: Element) -> Bool {
    let id = id(of: element)
    guard positions[id] == nil else { return false }
    push(element, id: id)
    renewStamp()
    note(id)
    return true
  }

  /// Replaces the element with the same id, in its place, or adds the new one at the end.
  ///
  /// - Parameter element: the new element.
  /// - Returns: the element that was replaced, if any.
  /// - Complexity: O(1) on average; O(*n*) when storage is shared.
  @inlinable
  @discardableResult
  public mutating func updateOrAppend(_ element: Element) -> Element? {
    let id = id(of: element)
    guard let position = positions[id] else {
      push(element, id: id)
      renewStamp()
      note(id)
      return nil
    }
    let old = contents[position]
    contents[position] = element
    note(id)
    return old
  }

  /// Adds an element at a position, unless its id is there already; then nothing happens.
  ///
  /// - Parameters:
  ///   - element: the element to add.
  ///   - position: where it will stand, from zero to the count. Out of range, it traps.
  /// - Returns: whether it was added, and where the element with its id stands.
  /// - Complexity: O(*n*).
  @inlinable
  @discardableResult
  public mutating func insert(
    _ element: Element,
    at position: Int
  ) -> (inserted: Bool, index: Int) {
    let id = id(of: element)
    if let position = positions[id] { return (false, position) }
    contents.insert(element, at: position)
    order.insert(id, at: position)
    number(from: position)
    renewStamp()
    note(id)
    return (true, position)
  }
}
