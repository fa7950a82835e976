/// How many columns of a terminal a text takes.
///
/// As `wcwidth` has it: wide and full-width characters of East Asia and emoji take two, marks that
/// combine and characters that aren't shown take none.
package enum TextWidth {
  /// The columns of a text.
  package static func columns(of text: some StringProtocol) -> Int {
    text.reduce(0) { $0 + columns(of: $1) }
  }

  /// The columns of what is read as one character: those of its widest part.
  package static func columns(of character: Character) -> Int {
    // A variation selector makes an emoji of a character that is narrow otherwise.
    if character.unicodeScalars.contains("\u{FE0F}") { return 2 }
    return character.unicodeScalars.map(columns).max() ?? 0
  }

  /// The beginning of a text in so many columns; what is left out becomes an ellipsis.
  package static func fitted(_ text: String, columns limit: Int) -> String {
    guard columns(of: text) > limit else { return text }
    guard limit > 0 else { return "" }
    var result = ""
    var width = 1
    for character in text {
      width += columns(of: character)
      if width > limit { break }
      result.append(character)
    }
    return result + "…"
  }

  /// A text of exactly so many columns: cut, or with blanks behind it.
  package static func padded(_ text: String, columns limit: Int) -> String {
    let text = fitted(text, columns: limit)
    return text + String(repeating: " ", count: max(0, limit - columns(of: text)))
  }

  private static func columns(of scalar: Unicode.Scalar) -> Int {
    if scalar.value < 0x300 { return scalar.value < 0x20 ? 0 : 1 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control, .surrogate: return 0
    default: break
    }
    if (0x1160...0x11FF).contains(scalar.value) { return 0 }
    if scalar.properties.isEmojiPresentation { return 2 }
    return wide.contains { $0.contains(scalar.value) } ? 2 : 1
  }

  /// The blocks that Unicode's EastAsianWidth calls wide or full-width.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
    0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19,
    0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18CFF, 0x1B000...0x1B2FF,
    0x1F200...0x1F320, 0x1F900...0x1F9FF, 0x20000...0x3FFFD,
  ]
}
