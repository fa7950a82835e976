/// A key of the keyboard, as far as a terminal tells it.
package enum Key: Hashable, Sendable {
  /// A key that writes something.
  case character(Character)
  /// Ctrl and a letter, in lower case.
  case control(Character)
  case enter, tab, backTab, escape, backspace, delete
  case up, down, left, right, home, end, pageUp, pageDown

  /// What the help calls the key.
  package var name: String {
    switch self {
    case .character(" "): "Space"
    case .character(let character): String(character)
    case .control(let letter): "Ctrl-\(letter.uppercased())"
    case .backTab: "Shift-Tab"
    case .escape: "Esc"
    case .pageUp: "PageUp"
    case .pageDown: "PageDown"
    case .enter, .tab, .backspace, .delete, .up, .down, .left, .right, .home, .end:
      "\(self)".prefix(1).uppercased() + "\(self)".dropFirst()
    }
  }
}
