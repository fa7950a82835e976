/// A JSON value (RFC 8259) that loses nothing: numbers keep their text, objects their order.
public enum JSONValue: Hashable, Sendable {
  /// The literal `null`.
  case null
  /// The literal `true` or `false`.
  case bool(Bool)
  /// A number, as it is written: `12`, `-0.5`, `1e300`.
  case number(String)
  /// A text.
  case string(String)
  /// Values in their order.
  case array([JSONValue])
  /// Values with names.
  case object(JSONObject)

  /// How many levels of arrays and objects may stand in each other.
  static let depthLimit = 256

  /// The value of a member; nothing if this is no object or has no such member.
  ///
  /// - Parameter key: the name of the member.
  /// - Returns: its value.
  public subscript(_ key: String) -> JSONValue? {
    if case .object(let object) = self { object[key] } else { nil }
  }

  /// The text, if it is one.
  public var string: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// The number, if it is an integer that fits.
  public var integer: Int? {
    if case .number(let text) = self { Int(text) } else { nil }
  }
}

extension JSONValue: CustomStringConvertible {
  /// The value as JSON on one line.
  public var description: String {
    var bytes: [UInt8] = []
    JSONWriter.append(self, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension JSONValue: ExpressibleByStringLiteral {
  /// Makes a text.
  ///
  /// - Parameter value: the text.
  public init(stringLiteral value: String) {
    self = .string(value)
  }
}
