/// From when until when somebody listened to an inner timeline.
package struct InnerSubscription: Hashable, Sendable, CustomStringConvertible {
  /// The outer value that the inner timeline belongs to.
  package let value: String
  package let start: Int
  /// Nil for one that went on when the case ended.
  package let end: Int?

  package init(_ value: String, _ start: Int, _ end: Int?) {
    self.value = value
    self.start = start
    self.end = end
  }

  package var description: String { "\(value):\(start)-\(end.map(String.init) ?? "")" }
}

extension InnerSubscription: Decodable {
  package init(from decoder: any Decoder) throws {
    var parts = try decoder.unkeyedContainer()
    value = try parts.decode(String.self)
    var frames = try parts.nestedUnkeyedContainer()
    start = try frames.decode(Int.self)
    end = try frames.decodeNil() ? nil : frames.decode(Int.self)
  }
}
