/// An optional of whatever type.
protocol AnyOptional {
  /// The value, if there is one.
  var wrapped: Any? { get }
}

extension Optional: AnyOptional {
  var wrapped: Any? { map { $0 } }
}
