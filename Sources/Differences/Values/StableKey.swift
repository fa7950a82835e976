/// What the entries of a dictionary or a set are sorted by: the same in every process.
struct StableKey: Comparable {
  private static var columns: Int { 1000 }

  private let number: Double?
  private let text: String
  private let type: String

  /// The key of a value, for which at most `steps` of its parts are looked at.
  init(_ value: Any, steps: Int) {
    let value = ValueShape.unwrapped(value)
    let number = Self.number(value)
    self.number = number.flatMap { $0.isNaN ? nil : $0 }
    text =
      if let value = value as? String { value } else if number != nil { "\(value)" } else {
        ValueText(value, columns: Self.columns, steps: steps).text
      }
    type = String(describing: Swift.type(of: value))
  }

  /// Numbers by size, then all else by its text, then by its type.
  static func < (left: Self, right: Self) -> Bool {
    switch (left.number, right.number) {
    case (let left?, let right?) where left != right: left < right
    case (.some, nil): true
    case (nil, .some): false
    default: (left.text, left.type) < (right.text, right.type)
    }
  }

  /// The values in the order of their keys; `tieBreaker` is asked where keys are the same.
  static func sorted<Value>(
    _ values: some Collection<Value>,
    steps: Int,
    by key: (Value) -> Any,
    tieBreaker: (Value) -> Any
  ) -> [Value] {
    let steps = steps / max(1, values.count)
    let keyed = values.map { (value: $0, key: Self(key($0), steps: steps)) }
    return keyed.sorted { left, right in
      guard left.key == right.key else { return left.key < right.key }
      return Self(tieBreaker(left.value), steps: steps)
        < Self(tieBreaker(right.value), steps: steps)
    }.map(\.value)
  }

  private static func number(_ value: Any) -> Double? {
    switch value {
    case let value as any BinaryInteger: Double(value)
    case let value as any BinaryFloatingPoint: Double(value)
    default: nil
    }
  }
}
