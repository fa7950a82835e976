/// What can be drawn on standard error.
package enum TerminalStyle: Hashable, Sendable {
  /// It is no terminal: nothing is drawn.
  case none
  /// It understands no control sequences: a prompt is all there is.
  case dumb
  /// It can erase a line, and perhaps colour it.
  case ansi(hasColour: Bool)

  /// Decides by the environment, as <https://no-color.org> has it.
  package init(isTerminal: Bool, _ environment: [String: String]) {
    guard isTerminal else {
      self = .none
      return
    }
    let name = environment["TERM"] ?? ""
    let hasColour = (environment["NO_COLOR"] ?? "").isEmpty
    self = name.isEmpty || name == "dumb" ? .dumb : .ansi(hasColour: hasColour)
  }
}
