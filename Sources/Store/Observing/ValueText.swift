/// A value as one piece of a sentence: cases as they are written, and cut where it gets long.
struct ValueText: CustomStringConvertible {
  let description: String

  init(_ value: Any) {
    let text = Self.text(of: value, depth: 8)
    description = text.count > 200 ? "\(text.prefix(199))…" : text
  }

  private static func text(of value: Any, depth: Int) -> String {
    if let value = value as? String { return value.debugDescription }
    if value is any CustomStringConvertible || depth == 0 { return "\(value)" }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .enum else { return "\(value)" }
    guard let (label, payload) = mirror.children.first, let label else { return ".\(value)" }
    return ".\(label)(\(arguments(payload, depth: depth - 1)))"
  }

  private static func arguments(_ payload: Any, depth: Int) -> String {
    let mirror = Mirror(reflecting: payload)
    guard mirror.displayStyle == .tuple else { return text(of: payload, depth: depth) }
    return mirror.children.map { label, value in
      let name = label.flatMap { $0.hasPrefix(".") ? nil : "\($0): " } ?? ""
      return name + text(of: value, depth: depth)
    }
    .joined(separator: ", ")
  }
}
