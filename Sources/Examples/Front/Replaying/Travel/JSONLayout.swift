package import StoreTracing

/// JSON in lines for people: what fits stands on one line, anything else is broken into its parts.
package enum JSONLayout {
  private static let indentation = "  "

  /// The lines of a value; none is longer than so many columns, except by a text or a number.
  package static func lines(_ value: JSONValue, columns: Int) -> [String] {
    var lines: [String] = []
    append(value, before: "", after: "", indent: "", columns, &lines)
    return lines
  }

  private static func append(
    _ value: JSONValue,
    before: String,
    after: String,
    indent: String,
    _ columns: Int,
    _ lines: inout [String]
  ) {
    let prefix = indent + before
    let room = columns - TextWidth.columns(of: prefix) - TextWidth.columns(of: after)
    var rest = room
    if let text = line(value, &rest) {
      lines.append(prefix + text + after)
      return
    }
    let parts: [(before: String, value: JSONValue)]
    let (open, close): (String, String)
    switch value {
    case .array(let values):
      parts = values.map { ("", $0) }
      (open, close) = ("[", "]")
    case .object(let object):
      parts = object.members.map { ("\(JSONValue.string($0.key)): ", $0.value) }
      (open, close) = ("{", "}")
    case .null, .bool, .number, .string:
      lines.append(prefix + value.description + after)
      return
    }
    lines.append(prefix + open)
    for (index, part) in parts.enumerated() {
      append(
        part.value,
        before: part.before,
        after: index < parts.count - 1 ? "," : "",
        indent: indent + indentation,
        columns,
        &lines
      )
    }
    lines.append(indent + close + after)
  }

  /// The value on one line, if there is room for it; takes the room it needs.
  private static func line(_ value: JSONValue, _ room: inout Int) -> String? {
    switch value {
    case .array(let values):
      return list(values, "[", "]", &room) { value, room in line(value, &room) }
    case .object(let object):
      return list(object.members, "{", "}", &room) { member, room in
        let name = "\(JSONValue.string(member.key)): "
        room -= TextWidth.columns(of: name)
        guard room >= 0 else { return nil }
        return line(member.value, &room).map { name + $0 }
      }
    case .null, .bool, .number, .string:
      let text = value.description
      room -= TextWidth.columns(of: text)
      return room >= 0 ? text : nil
    }
  }

  private static func list<Part>(
    _ parts: [Part],
    _ open: String,
    _ close: String,
    _ room: inout Int,
    _ line: (Part, inout Int) -> String?
  ) -> String? {
    var text = open
    room -= open.count + close.count
    for (index, part) in parts.enumerated() {
      if index > 0 {
        text += ", "
        room -= 2
      }
      guard room >= 0, let next = line(part, &room) else { return nil }
      text += next
    }
    return room >= 0 ? text + close : nil
  }
}
