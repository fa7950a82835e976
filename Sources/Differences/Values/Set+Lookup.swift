/// A set of whatever type.
protocol AnySet {
  /// Whether an element of any type is in the set.
  func contains(any element: Any) -> Bool
}

extension Set: AnySet {
  func contains(any element: Any) -> Bool {
    guard let element = element as? Element else { return false }
    return contains(element)
  }
}
