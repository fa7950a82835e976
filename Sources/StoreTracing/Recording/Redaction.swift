/// What is not to be written into a trace: passwords, tokens, names.
///
/// A redaction looks at every text, number and truth value on its way into the trace, with the names
/// of the members that it stands in, and may put another one in its place. An action or a state that
/// is not `Encodable` is one text without a name.
///
/// ```swift
/// let redaction = Redaction.members("password", "token")
/// let recorder = try TraceRecorder<…>(file: url, redaction: redaction)
/// ```
///
/// Give ``replay(_:redaction:reducer:)`` the same redaction: it compares what it computes with what
/// was written.
public struct Redaction: Sendable {
  /// Everything is written as it is.
  public static let none = Redaction(replacement: nil)

  let replacement: (@Sendable (_ path: [String], _ value: JSONValue) -> JSONValue?)?

  private init(replacement: (@Sendable ([String], JSONValue) -> JSONValue?)?) {
    self.replacement = replacement
  }

  /// Makes a redaction of a closure.
  ///
  /// - Parameter replacement: Returns what is written instead of a text, a number or a truth value,
  ///   or nothing if that can be seen by anybody. Called on the store's actor, or on a queue of the
  ///   recorder if that is buffered; `path` names the members and elements from the outside in, and
  ///   is empty for a whole text.
  public init(
    _ replacement: @escaping @Sendable (_ path: [String], _ value: JSONValue) -> JSONValue?
  ) {
    self.init(replacement: replacement)
  }

  /// Hides everything in members with these names, at whatever depth.
  ///
  /// Texts become `…`, numbers 0 and truth values `false`, so that the trace can be decoded. The text
  /// of something that is not `Encodable` is hidden as a whole if one of the names occurs in it.
  ///
  /// - Parameter names: the names, upper and lower case alike; the cases of an enum are members too.
  /// - Returns: the redaction.
  public static func members(_ names: String...) -> Redaction {
    let names = names.map { $0.lowercased() }
    return Redaction { path, value in
      if path.isEmpty {
        guard let text = value.string?.lowercased() else { return nil }
        return names.contains(where: text.contains) ? .string("…") : nil
      }
      guard path.contains(where: { names.contains($0.lowercased()) }) else { return nil }
      switch value {
      case .string: return .string("…")
      case .number: return .number("0")
      case .bool: return .bool(false)
      case .null, .array, .object: return nil
      }
    }
  }

  func apply(_ value: JSONValue, at path: [String]) -> JSONValue {
    replacement?(path, value) ?? value
  }

  func apply(_ text: String) -> String {
    guard let replacement else { return text }
    return replacement([], .string(text))?.string ?? text
  }
}
