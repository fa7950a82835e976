/// A dictionary of whatever types.
protocol AnyTable {
  /// The value for a key of any type, in an optional of its own.
  func value(forAny key: Any) -> Any?
}

extension Dictionary: AnyTable {
  func value(forAny key: Any) -> Any? {
    guard let key = key as? Key, let index = index(forKey: key) else { return nil }
    return self[index].value
  }
}
