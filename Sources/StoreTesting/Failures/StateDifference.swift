/// What differs between two values, as the lines of their dumps that were removed and inserted.
struct StateDifference: CustomStringConvertible {
  private static var mostLines: Int { 40 }

  let description: String

  /// What differs between two values, or nil when their dumps are the same.
  static func text<Value>(expected: Value, actual: Value) -> String? {
    lines(of: expected) == lines(of: actual)
      ? nil : "\(Self(expected: expected, actual: actual))"
  }

  /// Compares what was expected with what is there.
  ///
  /// - Complexity: O(n · d), n the lines of the dumps, d their differences.
  init<Value>(expected: Value, actual: Value) {
    let old = Self.lines(of: expected)
    let new = Self.lines(of: actual)
    let difference = new.difference(from: old)
    guard !difference.isEmpty else {
      description = "  The values are unequal, but their dumps are the same:\n    \(actual)"
      return
    }
    let removed = difference.removals.map(Self.offset)
    let inserted = difference.insertions.map(Self.offset)
    var lines: [String] = []
    var hidden = 0
    for (sign, source, offsets) in [("-", old, removed), ("+", new, inserted)] {
      for offset in offsets where !Self.isExplained(offset, by: offsets, in: source) {
        if lines.count < Self.mostLines {
          lines.append("    \(sign) \(Self.path(to: offset, in: source))")
        } else {
          hidden += 1
        }
      }
    }
    if hidden > 0 { lines.append("    … and \(hidden) more lines") }
    description = (["    (- expected, + actual)"] + lines).joined(separator: "\n")
  }

  private static func offset(_ change: CollectionDifference<String>.Change) -> Int {
    switch change {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }

  /// Whether a changed line is just the head of changed lines below it.
  private static func isExplained(_ offset: Int, by offsets: [Int], in lines: [String]) -> Bool {
    offset + 1 < lines.count && offsets.contains(offset + 1)
      && indentation(of: lines[offset + 1]) > indentation(of: lines[offset])
  }

  private static func lines<Value>(of value: Value) -> [String] {
    var text = ""
    dump(value, to: &text)
    return text.split(separator: "\n").map(String.init)
  }

  /// The line, with the lines that it is indented under.
  private static func path(to offset: Int, in lines: [String]) -> String {
    var parts = [content(of: lines[offset])]
    var indentation = indentation(of: lines[offset])
    for line in lines[..<offset].reversed() where Self.indentation(of: line) < indentation {
      indentation = Self.indentation(of: line)
      // The root is the state itself.
      if indentation > 0 { parts.append(label(of: content(of: line))) }
    }
    return parts.reversed().joined(separator: ".")
  }

  private static func indentation(of line: String) -> Int {
    line.prefix { $0 == " " }.count
  }

  private static func content(of line: String) -> String {
    String(line.drop { " ▿-".contains($0) })
  }

  private static func label(of content: String) -> String {
    String(content.prefix { $0 != ":" })
  }
}
