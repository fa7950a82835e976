/// What differs between two JSON values, as lines of text: a path, then old → new.
package enum JSONDifference {
  private static let lineLimit = 30
  private static let columnLimit = 80

  /// The difference between two actions or states, capped.
  package static func text(from old: TracePayload, to new: TracePayload) -> String {
    switch (old, new) {
    case (.value(let old), .value(let new)):
      var lines: [String] = []
      collect(old, new, "", &lines)
      let hidden = lines.count - lineLimit
      return lines.prefix(lineLimit).joined(separator: "\n")
        + (hidden > 0 ? "\n… and \(hidden) more differences" : "")
    default:
      return "\(short(old)) → \(short(new))"
    }
  }

  private static func collect(
    _ old: JSONValue,
    _ new: JSONValue,
    _ path: String,
    _ lines: inout [String]
  ) {
    guard old != new else { return }
    switch (old, new) {
    case (.object(let before), .object(let after)):
      for member in before.members {
        let place = path.isEmpty ? member.key : "\(path).\(member.key)"
        guard let value = after[member.key] else {
          lines.append("\(place): - \(short(member.value))")
          continue
        }
        collect(member.value, value, place, &lines)
      }
      for member in after.members where before[member.key] == nil {
        let place = path.isEmpty ? member.key : "\(path).\(member.key)"
        lines.append("\(place): + \(short(member.value))")
      }
    case (.array(let before), .array(let after)):
      for index in 0..<min(before.count, after.count) {
        collect(before[index], after[index], "\(path)[\(index)]", &lines)
      }
      for index in after.count..<max(after.count, before.count) {
        lines.append("\(path)[\(index)]: - \(short(before[index]))")
      }
      for index in before.count..<max(after.count, before.count) {
        lines.append("\(path)[\(index)]: + \(short(after[index]))")
      }
    default:
      lines.append((path.isEmpty ? "" : "\(path): ") + "\(short(old)) → \(short(new))")
    }
  }

  private static func short(_ payload: TracePayload) -> String {
    switch payload {
    case .value(let value): short(value)
    case .text(let text): TracePayload.text(text, limit: columnLimit * 4)
    }
  }

  private static func short(_ value: JSONValue) -> String {
    TracePayload.text(value.description, limit: columnLimit)
  }
}
