import Examples
import Testing

struct FrontCommandLineTests {
  private func line(_ arguments: String...) throws(UsageError) -> FrontCommandLine<TodosExample> {
    try FrontCommandLine(arguments)
  }

  @Test func `words are commands and options are settings`() throws {
    let line = try line("add Milk", "--json", "wait", "--record=a.trace")
    #expect(line.commands == ["add Milk", "wait"])
    #expect(line.settings.printsJSON)
    #expect(line.settings.record == "a.trace")
  }

  @Test func `a replay may end early`() throws {
    let line = try line("--replay", "a.trace", "--until", "3")
    #expect(line.settings.replay == "a.trace")
    #expect(line.settings.until == 3)
  }

  @Test(arguments: [
    (["--until", "3"], "--until works with --replay only"),
    (["--replay", "a", "--until", "x"], "'x' is no value for --until, which needs a step"),
    (["--replay", "a", "--until", "-1"], "'-1' is no value for --until, which needs a step"),
    (["--replay", "a", "--record", "b"], "--record or --replay, not both at once"),
    (["--replay", "a", "wait"], "a replay takes no commands"),
    (["--jsn"], "unknown option '--jsn'; did you mean '--json'?"),
    (["--record"], "option '--record' needs a value: --record <file>"),
  ])
  func `a wrong use is explained`(arguments: [String], message: String) {
    #expect(throws: UsageError(message)) {
      try FrontCommandLine<TodosExample>(arguments)
    }
  }

  @Test(arguments: [
    ("500ms", Duration.milliseconds(500)), ("500", .milliseconds(500)), ("2s", .seconds(2)),
    ("1.5s", .milliseconds(1500)), ("1m", .seconds(60)), ("24h", .seconds(86_400)), ("0s", .zero),
    ("25h", nil), ("", nil), ("s", nil), ("-1s", nil), ("1d", nil), ("1 s", nil), ("1e9s", nil),
    ("..s", nil), ("٣s", nil),
  ])
  func `times are read`(text: String, duration: Duration?) {
    #expect(DurationText.duration(text) == duration)
  }

  @Test(arguments: [
    (Duration.zero, "0ms"), (.milliseconds(1), "1ms"), (.milliseconds(1500), "1500ms"),
    (.seconds(90), "90s"), (.seconds(120), "2m"), (.seconds(7200), "2h"),
  ])
  func `times are shown so that they can be read`(duration: Duration, text: String) {
    #expect(DurationText.text(duration) == text)
    #expect(DurationText.duration(text) == duration)
  }
}
