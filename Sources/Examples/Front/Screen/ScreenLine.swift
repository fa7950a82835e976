internal import StoreTracing

/// One line of a screen, in pieces that look different.
package struct ScreenLine: Hashable, Sendable, ExpressibleByStringLiteral {
  /// A piece of text.
  package struct Piece: Hashable, Sendable {
    package var text: String
    package var style: TextStyle
  }

  package private(set) var pieces: [Piece] = []

  package init(_ text: String = "", _ style: TextStyle = .plain) {
    append(text, style)
  }

  package init(stringLiteral text: String) {
    self.init(text)
  }

  /// The text without its looks.
  package var text: String { pieces.map(\.text).joined() }

  /// How many columns it takes.
  package var columns: Int { TextWidth.columns(of: text) }

  /// Adds a piece; characters that would spoil the screen are replaced.
  package mutating func append(_ text: String, _ style: TextStyle = .plain) {
    guard !text.isEmpty else { return }
    let text = PlainText.line(text)
    if let last = pieces.last, last.style == style {
      pieces[pieces.count - 1].text += text
    } else {
      pieces.append(Piece(text: text, style: style))
    }
  }

  /// The same line with another piece behind it.
  package func adding(_ text: String, _ style: TextStyle = .plain) -> ScreenLine {
    var line = self
    line.append(text, style)
    return line
  }

  /// The same line in one style, with blanks up to so many columns: a selected row.
  package func filled(to columns: Int, _ style: TextStyle) -> ScreenLine {
    let blanks = String(repeating: " ", count: max(0, columns - self.columns))
    return ScreenLine(text + blanks, style)
  }
}
