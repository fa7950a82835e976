/// A string in quotes, in which nothing is invisible.
enum QuotedText {
  /// Returns the text in quotes; characters that can't be seen are written as escapes.
  static func quote(_ text: some StringProtocol) -> String {
    "\"\(escape(text))\""
  }

  /// Returns the text with each scalar beyond ASCII as an escape: what differs is then seen.
  static func quoteScalars(_ text: some StringProtocol) -> String {
    "\"" + text.unicodeScalars.map { $0.isASCII ? escape($0) : number($0) }.joined() + "\""
  }

  private static func escape(_ text: some StringProtocol) -> String {
    var result = ""
    for character in text {
      let scalars = character.unicodeScalars
      // An emoji may be joined from several by scalars that can't be seen.
      let isEmoji = scalars.count > 1 && scalars.first?.properties.isEmoji == true
      if isEmoji, scalars.first?.isASCII == false {
        result.append(character)
      } else {
        for scalar in scalars { result += escape(scalar) }
      }
    }
    return result
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": return "\\\""
    case "\\": return "\\\\"
    case "\n": return "\\n"
    case "\r": return "\\r"
    case "\t": return "\\t"
    case " ": return " "
    default: break
    }
    switch scalar.properties.generalCategory {
    case .control, .format, .spaceSeparator, .lineSeparator, .paragraphSeparator, .privateUse,
      .unassigned, .surrogate:
      return number(scalar)
    default: return String(scalar)
    }
  }

  private static func number(_ scalar: Unicode.Scalar) -> String {
    "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
  }
}
