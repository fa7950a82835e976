/// What an example has of the world around it.
package struct Terminal: Sendable {
  /// Where everything is printed.
  package let console: Console
  /// Standard input.
  package let input: LineInput
  /// Whether standard input is a terminal, so that somebody can be prompted.
  package let isInteractive: Bool

  package init(console: Console, input: LineInput, isInteractive: Bool) {
    self.console = console
    self.input = input
    self.isInteractive = isInteractive
  }
}
