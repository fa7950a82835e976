package import StoreTracing

extension Transition {
  /// One JSON object, on one line: the action, its origin and the state after it.
  package func json(step: Int? = nil, redaction: Redaction) -> String {
    let text = JSONText.object([
      "action": Self.json(action, redaction),
      "origin": originJSON,
      "state": Self.json(new, redaction),
    ])
    guard let step else { return text }
    return "{\"step\":\(step)," + text.dropFirst()
  }

  private var originJSON: String {
    switch origin {
    case .external: JSONText.string("external")
    case .effect(let name):
      JSONText.object(["effect": name.map(JSONText.string) ?? "null"])
    }
  }

  private static func json(_ value: some Any, _ redaction: Redaction) -> String {
    switch TracePayload(value, redaction: redaction) {
    case .value(let value): value.description
    case .text(let text): JSONText.string(text)
    }
  }
}
