internal import StoreTracing

/// Texts in characters that every terminal has, as wide as before.
package enum ASCIIText {
  private static let replacements: [Character: Character] = [
    "─": "-", "│": "|", "┌": "+", "┐": "+", "└": "+", "┘": "+", "├": "+", "┤": "+", "┬": "+",
    "┴": "+", "┼": "+", "═": "=", "█": "#", "▓": "#", "▒": "=", "░": ".", "▶": ">", "▸": ">",
    "◀": "<", "●": "*", "•": "*", "○": "o", "✓": "x", "✔": "x", "✗": "!", "×": "x", "→": ">",
    "←": "<", "↑": "^", "↓": "v", "…": "~", "–": "-", "—": "-", "·": ".", "“": "\"", "”": "\"",
    "‘": "'", "’": "'", "\u{A0}": " ",
  ]

  /// Replaces every other character by one that is like it, or by a question mark.
  package static func text(_ text: String) -> String {
    guard !text.utf8.allSatisfy({ $0 < 0x80 }) else { return text }
    return text.reduce(into: "") { result, character in
      if character.isASCII {
        result.append(character)
      } else if let replacement = replacements[character] {
        result.append(replacement)
      } else {
        result += String(repeating: "?", count: TextWidth.columns(of: character))
      }
    }
  }
}
