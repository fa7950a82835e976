/// Paths into JSON values as text (RFC 6901).
package enum JSONPointer {
  /// The path as text: each part behind a slash, `~` and `/` in it escaped.
  package static func text(of path: [String]) -> String {
    var text = ""
    for part in path {
      text += "/"
      guard part.utf8.contains(where: { $0 == UInt8(ascii: "~") || $0 == UInt8(ascii: "/") }) else {
        text += part
        continue
      }
      for character in part.unicodeScalars {
        switch character {
        case "~": text += "~0"
        case "/": text += "~1"
        default: text.unicodeScalars.append(character)
        }
      }
    }
    return text
  }

  /// The parts of a text; nothing if it is no pointer.
  package static func path(of text: String) -> [String]? {
    if text.isEmpty { return [] }
    let parts = text.unicodeScalars.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.first?.isEmpty == true else { return nil }
    var path: [String] = []
    for part in parts.dropFirst() {
      guard let part = unescaped(part) else { return nil }
      path.append(part)
    }
    return path
  }

  private static func unescaped(_ part: Substring.UnicodeScalarView) -> String? {
    var text = String.UnicodeScalarView()
    var isEscaping = false
    for scalar in part {
      switch (isEscaping, scalar) {
      case (true, "0"): text.append("~")
      case (true, "1"): text.append("/")
      case (true, _): return nil
      case (false, "~"): isEscaping = true; continue
      case (false, _): text.append(scalar)
      }
      isEscaping = false
    }
    return isEscaping ? nil : String(text)
  }
}
