internal import Effects

/// An action or a state, as it stands in a trace.
public enum TracePayload: Hashable, Sendable {
  /// What an `Encodable` value has encoded.
  case value(JSONValue)
  /// How any other value describes itself.
  case text(String)

  /// How many characters of a description are written at the most.
  static let textLimit = 65_536

  /// The value, if it was encoded.
  public var value: JSONValue? {
    if case .value(let value) = self { value } else { nil }
  }

  /// Writes a value down.
  package init(_ value: some Any, redaction: Redaction) {
    if let value = value as? any Encodable {
      var encoding = ValueEncoding(redaction: redaction)
      if let json = try? encoding.json(of: value) {
        self = .value(json)
        return
      }
    }
    self = .text(redaction.apply(Self.text(String(describing: value))))
  }

  static func text(_ text: String, limit: Int = textLimit) -> String {
    guard text.utf8.count > limit, text.count > limit else { return text }
    return text.prefix(limit) + "…"
  }

  /// The member that holds it, `name` for a value and `nameText` for a text.
  func member(_ name: String) -> JSONObject.Member {
    switch self {
    case .value(let value): JSONObject.Member(name, value)
    case .text(let text): JSONObject.Member(name + "Text", .string(text))
    }
  }

  /// Reads it from the member that holds it.
  init?(_ object: JSONValue, _ name: String) {
    if let value = object[name] {
      self = .value(value)
    } else if let text = object[name + "Text"]?.string {
      self = .text(text)
    } else {
      return nil
    }
  }
}
