/// What the terminal can show on which an example is to draw its screen.
package struct ScreenTraits: Hashable, Sendable {
  package let charset: Charset
  package let hasColour: Bool

  package init(charset: Charset, hasColour: Bool) {
    self.charset = charset
    self.hasColour = hasColour
  }

  /// Decides by the environment; nothing if it can't be drawn on.
  package init?(isTerminal: Bool, _ environment: [String: String]) {
    guard case .ansi(let hasColour) = TerminalStyle(isTerminal: isTerminal, environment) else {
      return nil
    }
    self.init(charset: Charset(environment), hasColour: hasColour)
  }
}
