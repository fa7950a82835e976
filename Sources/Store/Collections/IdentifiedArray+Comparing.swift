extension IdentifiedArray: Equatable where Element: Equatable {
  /// Returns whether two collections hold equal elements in equal order.
  ///
  /// The arrays of elements are compared as a whole: by their counts, then by their storage, and
  /// only then element by element. How the elements are identified does not count.
  ///
  /// - Parameters:
  ///   - lhs: one collection.
  ///   - rhs: the other.
  /// - Returns: whether they are equal.
  /// - Complexity: O(1) when the storage is shared or the counts differ, otherwise O(*n*).
  @inlinable
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.contents == rhs.contents }
}

extension IdentifiedArray: Hashable where Element: Hashable {
  /// Feeds the elements, in order, to a hasher.
  ///
  /// - Parameter hasher: what takes up the elements.
  /// - Complexity: O(*n*).
  @inlinable
  public func hash(into hasher: inout Hasher) {
    hasher.combine(contents)
  }
}
