/// Where in two values a comparison is.
struct DifferencePath: CustomStringConvertible {
  enum Component {
    /// A property, or the name of a case: both read `.name`.
    case name(String)
    case index(Int)
    case id(String)
    case key(String)

    fileprivate var text: String {
      switch self {
      case .name(let name): ".\(name)"
      case .index(let index): "[\(index)]"
      case .id(let id): "[id: \(id)]"
      case .key(let key): "[\(key)]"
      }
    }
  }

  /// So many components are shown at the beginning of a long path, and so many at its end.
  private static let (shownFirst, shownLast) = (3, 5)

  private(set) var components: [Component] = []

  mutating func append(_ component: Component) { components.append(component) }
  mutating func removeLast() { components.removeLast() }

  var isRoot: Bool { components.isEmpty }

  /// `todos[id: 3].title`; the middle of a long path is left out.
  var description: String {
    let hidden = components.count - Self.shownFirst - Self.shownLast
    let text =
      hidden < 2
      ? components.map(\.text).joined()
      : components.prefix(Self.shownFirst).map(\.text).joined() + ".(\(hidden) more)"
        + components.suffix(Self.shownLast).map(\.text).joined()
    return String(text.first == "." ? text.dropFirst() : text[...])
  }

  /// `text` behind the path.
  func label(_ text: String) -> String {
    isRoot ? text : "\(description): \(text)"
  }
}
