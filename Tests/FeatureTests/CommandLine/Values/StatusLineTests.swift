import Examples
import Testing

struct StatusLineTests {
  private let erase = "\r\u{1B}[K"
  private var line = StatusLine(style: .ansi(hasColour: false))

  @Test func `the spinner is drawn over itself and erased`() {
    var line = line
    #expect(line.begin() == "| loading   0.0 s")
    #expect(line.tick(.milliseconds(100)) == "\r/ loading   0.1 s")
    #expect(line.end() == erase)
    #expect(line.hide() == "")
  }

  @Test func `a tick that comes after the end draws nothing`() {
    var line = line
    _ = line.begin() + line.end()
    #expect(line.tick(.seconds(1)) == "")
    #expect(line.show() == "")
  }

  @Test func `what is printed takes the place of the line, which then returns`() {
    var line = line
    #expect(line.prompt(true) == "> ")
    #expect(line.hide() == erase)
    #expect(line.show() == "> ")
  }

  @Test func `behind a prompt the cursor stays where the user types`() {
    var line = line
    _ = line.begin()
    #expect(line.prompt(true) == erase + "| loading   0.0 s > ")
    #expect(line.tick(.milliseconds(100)) == "\u{1B}7\r/ loading   0.1 s\u{1B}8")
  }

  @Test func `an entered line is written again where the spinner stood`() {
    var line = line
    _ = line.begin()
    _ = line.prompt(true)
    #expect(line.entered("wait") == "\u{1B}[A\(erase)> wait\n| loading   0.0 s")
  }

  @Test func `an entered line without spinner stays as it was typed`() {
    var line = line
    _ = line.prompt(true)
    #expect(line.entered("ping") == "")
    #expect(line.hide() == "")
  }

  @Test func `a dumb terminal has a prompt only, and no control sequences`() {
    var line = StatusLine(style: .dumb)
    #expect(line.begin() == "")
    #expect(line.prompt(true) == "> ")
    #expect(line.hide() == "\n")
  }

  @Test func `nothing is drawn where there is no terminal`() {
    var line = StatusLine(style: .none)
    #expect(line.prompt(true) + line.begin() + line.end() + line.hide() == "")
  }

  @Test(arguments: [
    (false, ["TERM": "xterm"], TerminalStyle.none),
    (true, ["TERM": "xterm"], .ansi(hasColour: true)),
    (true, ["TERM": "xterm", "NO_COLOR": ""], .ansi(hasColour: true)),
    (true, ["TERM": "xterm", "NO_COLOR": "1"], .ansi(hasColour: false)),
    (true, ["TERM": "dumb"], .dumb), (true, [:], .dumb),
  ])
  func `the environment decides what is drawn`(
    isTerminal: Bool,
    environment: [String: String],
    style: TerminalStyle
  ) {
    #expect(TerminalStyle(isTerminal: isTerminal, environment) == style)
  }

  @Test(arguments: [
    (Duration.zero, "| loading   0.0 s"), (.milliseconds(199), "/ loading   0.1 s"),
    (.seconds(12.34), "\\ loading  12.3 s"), (.seconds(999.9), "\\ loading 999.9 s"),
    (.seconds(-1), "| loading   0.0 s"),
  ])
  func `the spinner turns with the time and keeps its width`(elapsed: Duration, text: String) {
    #expect(Spinner(hasColour: false).text(after: elapsed) == text)
  }
}
