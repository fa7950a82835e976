/// What a key does to a text that is being typed.
package enum TextEntry {
  /// The text after the key; nothing if the key isn't one that edits.
  ///
  /// Backspace takes the last character, Ctrl-W the last word, Ctrl-U everything.
  package static func edited(_ text: String, by key: Key) -> String? {
    switch key {
    case .character(let character):
      return text + String(character)
    case .backspace:
      return String(text.dropLast())
    case .control("u"):
      return ""
    case .control("w"):
      let words = text[..<(text.lastIndex { !$0.isWhitespace } ?? text.startIndex)]
      guard let blank = words.lastIndex(where: \.isWhitespace) else { return "" }
      return String(text[...blank])
    default:
      return nil
    }
  }
}
