internal import StoreTracing

/// Makes rows for a terminal of the lines of a screen.
package struct ScreenPainter: Hashable, Sendable {
  private let charset: Charset
  private let hasColour: Bool

  package init(charset: Charset, hasColour: Bool) {
    self.charset = charset
    self.hasColour = hasColour
  }

  /// The rows of a screen, cut to its size.
  package func rows(_ lines: [ScreenLine], size: ScreenSize) -> [ScreenRow] {
    lines.prefix(size.rows).map { row($0, columns: size.columns) }
  }

  /// The rows that say that the terminal is too small.
  package func apology(_ size: ScreenSize, smallest: ScreenSize) -> [ScreenRow] {
    let lines: [ScreenLine] = [
      "terminal too small",
      ScreenLine("needs \(smallest.columns) x \(smallest.rows)"),
    ]
    return rows(lines, size: size)
  }

  private func row(_ line: ScreenLine, columns limit: Int) -> ScreenRow {
    var text = ""
    var columns = 0
    for piece in line.pieces where columns < limit {
      let fitted = TextWidth.fitted(piece.text, columns: limit - columns)
      columns += TextWidth.columns(of: fitted)
      text += styled(charset == .ascii ? ASCIIText.text(fitted) : fitted, piece.style)
      if fitted != piece.text { break }
    }
    return ScreenRow(text, columns: columns)
  }

  private func styled(_ text: String, _ style: TextStyle) -> String {
    guard let parameters = style.parameters(hasColour: hasColour) else { return text }
    return "\u{1B}[\(parameters)m\(text)\u{1B}[0m"
  }
}
