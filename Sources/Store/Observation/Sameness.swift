/// Whether a value is still the same, as far as those are concerned who have read it.
@usableFromInline
enum Sameness {
  /// Compares two values of any type; those that aren't `Equatable` count as different.
  @inlinable
  static func holds<V>(_ left: V, _ right: V) -> Bool {
    guard let left = left as? any Equatable else { return false }
    return compare(left, right)
  }

  /// Compares two values; a value that isn't equal to itself, such as a NaN, is the same as another such.
  @inlinable
  static func holds<V: Equatable>(equatable left: V, _ right: V) -> Bool {
    left == right || (left != left && right != right)
  }

  @inlinable
  static func compare<T: Equatable>(_ left: T, _ right: Any) -> Bool {
    guard let right = right as? T else { return false }
    return holds(equatable: left, right)
  }
}
