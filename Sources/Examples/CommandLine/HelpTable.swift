/// Two columns of help: what to type, and what it does.
package struct HelpTable {
  /// The titles, each with its lines of explanation.
  package let rows: [(title: String, lines: [String])]

  package init(rows: [(title: String, lines: [String])]) {
    self.rows = rows
  }

  /// The table as text, without a line feed at the end.
  package var text: String {
    let width = rows.map(\.title.count).max() ?? 0
    let lines = rows.flatMap { row in
      row.lines.enumerated().map { index, line in
        let title = index == 0 ? row.title : ""
        return "  " + title + String(repeating: " ", count: width - title.count + 2) + line
      }
    }
    return lines.joined(separator: "\n")
  }
}
