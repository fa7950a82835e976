/// What an example has of the world around it.
package struct Terminal: Sendable {
  /// Where everything is printed.
  package let console: Console
  /// Standard input.
  package let input: LineInput
  /// Whether standard input is a terminal, so that somebody can be prompted.
  package let isInteractive: Bool
  /// What can be drawn if standard input and output are a terminal, so that keys can be taken and a
  /// whole screen shown.
  package let screen: ScreenTraits?

  package init(console: Console, input: LineInput, isInteractive: Bool, screen: ScreenTraits?) {
    self.console = console
    self.input = input
    self.isInteractive = isInteractive
    self.screen = screen
  }
}
