/// Short texts for actions.
package enum TraceLabel {
  /// An action on one line: the cases of enums as they are written in Swift, long texts cut.
  package static func text(of action: TracePayload, limit: Int = 120) -> String {
    let text =
      switch action {
      case .value(let value): text(of: value, depth: 0)
      case .text(let text): text
      }
    let line = line(text)
    return line.count > limit ? line.prefix(limit - 1) + "…" : line
  }

  /// A text without the line feeds and control characters that would break its line.
  static func line(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.map(visible)))
  }

  private static func visible(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: "\u{2423}"
    default: scalar
    }
  }

  private static func text(of value: JSONValue, depth: Int) -> String {
    guard depth < 12 else { return "…" }
    switch value {
    case .null: return "nil"
    case .bool(let isTrue): return isTrue ? "true" : "false"
    case .number(let number): return number
    case .string(let text): return depth == 0 ? text : "\"\(text.prefix(60))\""
    case .array(let values):
      let elements = values.prefix(4).map { text(of: $0, depth: depth + 1) }
      let rest = values.count > 4 ? ", … \(values.count)" : ""
      return "[\(elements.joined(separator: ", "))\(rest)]"
    case .object(let object):
      guard object.members.count == 1, let member = object.members.first else {
        return list(object, depth)
      }
      return member.key + arguments(member.value, depth)
    }
  }

  private static func arguments(_ value: JSONValue, _ depth: Int) -> String {
    switch value {
    case .object(let object) where object.members.isEmpty: ""
    case .object(let object) where isList(object): list(object, depth)
    case .object(let object) where isUnlabelled(object) && object.members.count == 1:
      arguments(object.members[0].value, depth + 1)
    case .bool(true) where depth == 0: ""
    default: "(\(text(of: value, depth: depth + 1)))"
    }
  }

  /// Whether it has several parts, as a struct and the arguments of a case have.
  private static func isList(_ object: JSONObject) -> Bool { object.members.count > 1 }

  private static func isUnlabelled(_ object: JSONObject) -> Bool {
    object.members.first?.key.hasPrefix("_") == true
  }

  private static func list(_ object: JSONObject, _ depth: Int) -> String {
    let arguments = object.members.prefix(8).map { member in
      let label = member.key.hasPrefix("_") ? "" : member.key + ": "
      return label + text(of: member.value, depth: depth + 1)
    }
    return "(\(arguments.joined(separator: ", "))\(object.members.count > 8 ? ", …" : ""))"
  }
}
