/// An action as one piece of a sentence: with the dot of a case, and cut where it gets long.
struct ActionText: CustomStringConvertible {
  let description: String

  init(_ action: Any) {
    let dot = Mirror(reflecting: action).displayStyle == .enum ? "." : ""
    let text = "\(dot)\(action)"
    description = text.count > 200 ? "\(text.prefix(199))…" : text
  }
}
