/// What the values' own `==` says.
enum Equality {
  case equal
  case unequal
  /// There is no `==` for the two.
  case unknown

  init(_ old: Any, _ new: Any) {
    let isSameType = type(of: old) == type(of: new)
    // Objects of a class and of a subclass can be equal.
    guard isSameType || (Self.isObject(old) && Self.isObject(new)) else {
      self = .unknown
      return
    }
    let answer =
      (old as? any Equatable).flatMap { Self.compare($0, new) }
      ?? (isSameType ? nil : (new as? any Equatable).flatMap { Self.compare($0, old) })
    self = answer.map { $0 ? .equal : .unequal } ?? .unknown
  }

  private static func compare<Value: Equatable>(_ value: Value, _ other: Any) -> Bool? {
    (other as? Value).map { value == $0 }
  }

  private static func isObject(_ value: Any) -> Bool {
    type(of: value) is AnyClass
  }
}
