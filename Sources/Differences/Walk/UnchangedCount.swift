/// How many parts beside the changed ones are equal.
struct UnchangedCount {
  var properties = 0
  var elements = 0
  var entries = 0
  var lines = 0

  /// `3 properties, 1 element and 40 lines unchanged`, or `nil` if there is nothing to count.
  var description: String? {
    let kinds = [
      (properties, "property", "properties"), (elements, "element", "elements"),
      (entries, "entry", "entries"), (lines, "line", "lines"),
    ]
    let texts = kinds.filter { $0.0 > 0 }.map { "\($0.0) \($0.0 == 1 ? $0.1 : $0.2)" }
    guard let last = texts.last else { return nil }
    let others = texts.dropLast().joined(separator: ", ")
    return (others.isEmpty ? last : "\(others) and \(last)") + " unchanged"
  }
}
