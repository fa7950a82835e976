extension IdentifiedArray {
  /// Moves the element at one position to another; those in between close the gap.
  ///
  /// - Parameters:
  ///   - source: where the element stands. Out of range, it traps.
  ///   - target: where it stands afterwards. Out of range, it traps.
  /// - Complexity: O(*n*).
  @inlinable
  public mutating func move(from source: Int, to target: Int) {
    precondition(contents.indices.contains(target), "Index out of range")
    guard source != target else { return }
    contents.insert(contents.remove(at: source), at: target)
    order.insert(order.remove(at: source), at: target)
    number(from: Swift.min(source, target))
    renewStamp()
    note(order[target])
  }

  /// Moves the element with an id to a position; nothing happens if there is none.
  ///
  /// - Parameters:
  ///   - id: the id of the element.
  ///   - target: where it stands afterwards. Out of range, it traps.
  /// - Returns: whether the id is there.
  /// - Complexity: O(*n*).
  @inlinable
  @discardableResult
  public mutating func move(id: ID, to target: Int) -> Bool {
    guard let source = positions[id] else { return false }
    move(from: source, to: target)
    return true
  }

  /// Lets two elements change places.
  ///
  /// - Parameters:
  ///   - first: where one element stands. Out of range, it traps.
  ///   - second: where the other stands. Out of range, it traps.
  /// - Complexity: O(1); O(*n*) when storage is shared.
  @inlinable
  public mutating func swapAt(_ first: Int, _ second: Int) {
    precondition(
      contents.indices.contains(first) && contents.indices.contains(second),
      "Index out of range"
    )
    guard first != second else { return }
    contents.swapAt(first, second)
    order.swapAt(first, second)
    positions[order[first]] = first
    positions[order[second]] = second
    renewStamp()
    note(order[first])
  }

  /// Sorts the elements; those that compare as equal keep their order.
  ///
  /// If the predicate throws, nothing has changed.
  ///
  /// - Parameter areInIncreasingOrder: whether its first argument comes before its second.
  /// - Throws: what the predicate throws.
  /// - Complexity: O(*n* log *n*).
  @inlinable
  public mutating func sort(
    by areInIncreasingOrder: (Element, Element) throws -> Bool
  ) rethrows {
    keep(try contents.indices.sorted { try areInIncreasingOrder(contents[$0], contents[$1]) })
  }

  /// Turns the order of the elements around.
  ///
  /// - Complexity: O(*n*).
  @inlinable
  public mutating func reverse() {
    keep(contents.indices.reversed())
  }
}

extension IdentifiedArray where Element: Comparable {
  /// Sorts the elements; those that compare as equal keep their order.
  ///
  /// - Complexity: O(*n* log *n*).
  @inlinable
  public mutating func sort() {
    sort(by: <)
  }
}
