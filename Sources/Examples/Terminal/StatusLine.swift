/// The last line of the terminal: the prompt, the spinner, or both.
///
/// A value that decides: every change returns what has to be written to the terminal. `Console`
/// writes it.
package struct StatusLine: Hashable, Sendable {
  private static let prompt = "> "
  private static let erase = "\r\u{1B}[K"

  private let style: TerminalStyle
  private var isPrompting = false
  private var elapsed: Duration?
  /// Whether something is on the screen, and whether the spinner is part of it.
  private var isShown = false
  private var showsSpinner = false

  package init(style: TerminalStyle) {
    self.style = style
  }

  /// Whether a spinner can be seen, so that time has to be told.
  package var isAnimated: Bool { spinner != nil && elapsed != nil }

  /// Takes the line off the screen, so that something else can be printed there.
  package mutating func hide() -> String {
    guard isShown else { return "" }
    isShown = false
    showsSpinner = false
    return style == .dumb ? "\n" : Self.erase
  }

  /// Puts the line, as far as there is one, on the screen.
  package mutating func show() -> String {
    guard !isShown else { return "" }
    let text = [spinnerText, promptText].compactMap(\.self).joined(separator: " ")
    isShown = !text.isEmpty
    showsSpinner = spinnerText != nil
    return text
  }

  /// The user is asked for a line, or not any more.
  package mutating func prompt(_ isPrompting: Bool) -> String {
    guard isPrompting != self.isPrompting else { return "" }
    let hidden = hide()
    self.isPrompting = isPrompting
    return hidden + show()
  }

  /// The user has entered a line, and with it moved the cursor to the next one.
  ///
  /// If the spinner stood on the line that was left, that line is written again without it.
  package mutating func entered(_ line: String) -> String {
    guard isPrompting, isShown else { return "" }
    let rewritten = showsSpinner ? "\u{1B}[A\(Self.erase)\(Self.prompt)\(line)\n" : ""
    isPrompting = false
    isShown = false
    return rewritten + show()
  }

  /// Something is under way from now on.
  package mutating func begin() -> String {
    elapsed = .zero
    return redraw()
  }

  /// It has been under way for that long; a tick that comes after its end changes nothing.
  package mutating func tick(_ elapsed: Duration) -> String {
    guard self.elapsed != nil else { return "" }
    self.elapsed = elapsed
    return redraw()
  }

  /// Nothing is under way any more.
  package mutating func end() -> String {
    guard elapsed != nil else { return "" }
    let wasAnimated = isAnimated
    elapsed = nil
    return wasAnimated ? hide() + show() : ""
  }

  /// Draws the spinner; what the user has typed behind a prompt stays where it is.
  private mutating func redraw() -> String {
    guard let text = spinnerText else { return "" }
    guard isShown, showsSpinner else { return hide() + show() }
    return promptText == nil ? "\r\(text)" : "\u{1B}7\r\(text)\u{1B}8"
  }

  private var promptText: String? { isPrompting && style != .none ? Self.prompt : nil }

  private var spinnerText: String? {
    guard let elapsed else { return nil }
    return spinner?.text(after: elapsed)
  }

  private var spinner: Spinner? {
    guard case .ansi(let hasColour) = style else { return nil }
    return Spinner(hasColour: hasColour)
  }
}
