/// Looks for a reference inside a value.
///
/// A state is a value: two of them can be compared, and an expectation may change its copy. A
/// reference in it would be shared by both copies.
struct ReferenceSearch {
  /// How many parts are looked at, at the most, and how many children of one part.
  private static let (mostParts, mostChildren) = (1000, 16)

  /// The type of the reference nearest to the root, and the properties that lead to it.
  private(set) var finding: (type: String, path: String)?

  init(in value: Any) {
    var parts: [(value: Any, path: String)] = [(value, "")]
    var next = 0
    while next < parts.count, next < Self.mostParts {
      let (value, path) = parts[next]
      next += 1
      let mirror = Mirror(reflecting: value)
      if mirror.displayStyle == .class, !(value is AnyKeyPath) {
        finding = ("\(type(of: value))", path)
        return
      }
      // What Foundation keeps inside its values, it copies when it has to.
      if String(reflecting: type(of: value)).hasPrefix("Foundation") { continue }
      for child in mirror.children.prefix(Self.mostChildren) {
        let label = child.label ?? "…"
        parts.append((child.value, path.isEmpty ? label : "\(path).\(label)"))
      }
    }
  }
}
