/// Texts that come from outside, made fit to be shown.
package enum PlainText {
  /// A text on one line, without characters that would move the cursor, change colours or turn the
  /// direction of what follows.
  package static func line(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isHarmful) else { return text }
    let scalars = text.unicodeScalars.map { isHarmful($0) ? "\u{FFFD}" as Unicode.Scalar : $0 }
    return String(String.UnicodeScalarView(scalars))
  }

  private static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20...0x7E: false
    case 0x202A...0x202E, 0x2066...0x2069: true
    default:
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: true
      default: false
      }
    }
  }
}
