/// The timeline of a trace as one HTML page, to be opened from a file without a network.
///
/// Lanes of effects and marks of actions can be zoomed, moved and pointed at; a slider and the arrow
/// keys go through the states; actions and states can be searched. Nothing of the trace can break
/// out of its place: it is data in a page that a policy forbids to load anything.
public struct TimelinePage: Sendable {
  /// The page, in UTF-8.
  public let html: String

  /// Makes the page.
  ///
  /// - Parameter trace: what to show.
  public init(_ trace: Trace) {
    html = Self.filled(
      String(decoding: PackageResources.timeline_html, as: UTF8.self),
      [
        ("style", String(decoding: PackageResources.timeline_css, as: UTF8.self)),
        ("trace", Self.data(of: trace)),
        ("script", String(decoding: PackageResources.timeline_js, as: UTF8.self)),
      ]
    )
  }

  /// Puts texts in place of `/*{name}*/`, each once; what is put in is not searched again.
  private static func filled(_ template: String, _ texts: [(name: String, text: String)]) -> String
  {
    var page = ""
    var rest = template[...]
    for (name, text) in texts {
      guard let place = rest.firstRange(of: "/*{\(name)}*/") else { continue }
      page += rest[..<place.lowerBound]
      page += text
      rest = rest[place.upperBound...]
    }
    return page + rest
  }

  private static func data(of trace: Trace) -> String {
    var entries: [JSONValue] = []
    for entry in trace.entries {
      var object = entry.json
      if case .action(let action) = entry.event { object["label"] = .string(action.label) }
      entries.append(marked(.object(object)))
    }
    let data = JSONValue.object(
      JSONObject([
        .init("header", .object(trace.header.json)), .init("torn", .bool(trace.isTorn)),
        .init("closed", .bool(trace.isClosed)), .init("entries", .array(entries)),
      ])
    )
    // In JSON, this character stands in texts only; unescaped, it could end the script element.
    return data.description.replacing("<", with: "\\u003c")
  }

  /// Numbers that a browser would not show as they are written become texts with a mark.
  private static func marked(_ value: JSONValue) -> JSONValue {
    switch value {
    case .null, .bool:
      return value
    case .number(let text):
      let isPlain = text.utf8.count <= 15 && Int(text).map(String.init) == text
      return isPlain ? value : .string("\u{E000}n" + text)
    case .string(let text):
      return text.unicodeScalars.first == "\u{E000}" ? .string("\u{E000}s" + text) : value
    case .array(let values):
      return .array(values.map(marked))
    case .object(let object):
      return .object(JSONObject(object.members.map { .init($0.key, marked($0.value)) }))
    }
  }
}
