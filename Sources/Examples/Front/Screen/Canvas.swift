internal import StoreTracing

/// What a screen is drawn on.
package struct Canvas: Hashable, Sendable {
  package let size: ScreenSize

  package init(size: ScreenSize) {
    self.size = size
  }

  package var columns: Int { size.columns }
  package var rows: Int { size.rows }

  /// A whole screen: a title, a body that is scrolled until its focus can be seen, and the keys.
  ///
  /// - Parameters:
  ///   - title: what stands on the first line.
  ///   - body: the lines between.
  ///   - focus: the line of the body that must be seen.
  ///   - keys: the keys that mean something now; those that have no room are left out.
  /// - Returns: as many lines as there are rows.
  package func page(
    _ title: ScreenLine,
    body: [ScreenLine],
    focus: Int? = nil,
    keys: [KeyHint]
  ) -> [ScreenLine] {
    let room = max(rows - 4, 0)
    let focus = min(max(focus ?? 0, 0), max(body.count - 1, 0))
    let first = max(0, min(focus - room / 2, body.count - room))
    let seen = body.dropFirst(first).prefix(room)
    let blanks = Array(repeating: ScreenLine(), count: room - seen.count)
    return [title, rule] + seen + blanks + [rule, line(of: keys)]
  }

  /// A line across the screen.
  package var rule: ScreenLine { ScreenLine(String(repeating: "─", count: columns), .dim) }

  /// A bar of so many columns that is filled to a part, from 0 to 1.
  package func bar(_ part: Double, columns: Int, _ style: TextStyle = .accent) -> ScreenLine {
    let part = part.isFinite ? min(max(part, 0), 1) : 0
    let filled = Int((part * Double(columns)).rounded(.down))
    return ScreenLine(String(repeating: "█", count: filled), style)
      .adding(String(repeating: "░", count: max(0, columns - filled)), .dim)
  }

  /// A text with a mark where the next character goes; its beginning is cut if it is too long.
  package func field(_ label: String, _ text: String) -> ScreenLine {
    let room = max(columns - TextWidth.columns(of: label) - 1, 1)
    var text = PlainText.line(text)
    while TextWidth.columns(of: text) > room { text.removeFirst() }
    return ScreenLine(label, .dim).adding(text).adding(" ", .selected)
  }

  private func line(of keys: [KeyHint]) -> ScreenLine {
    var line = ScreenLine()
    for hint in keys {
      let gap = line.pieces.isEmpty ? "" : "  "
      let next = line.adding(gap).adding(hint.keys, .title).adding(" \(hint.what)", .dim)
      guard next.columns <= columns else { break }
      line = next
    }
    return line
  }
}
