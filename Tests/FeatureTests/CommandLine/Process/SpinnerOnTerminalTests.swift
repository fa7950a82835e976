import Testing

struct SpinnerOnTerminalTests {
  @Test func `the spinner shows the time and leaves nothing behind`() async throws {
    let process = try ExampleProcess(onTerminal: "random ping --min 7 --max 7 --delay 250")
    try await process.output.wait(for: "\u{1B}[36m|\u{1B}[0m loading   0.0 s")
    #expect(await process.end() == .exit(0))
    #expect(await process.output.all().hasSuffix(" s\r\u{1B}[K7\r\n"))
  }

  @Test func `NO_COLOR leaves the colour out`() async throws {
    let process = try ExampleProcess(
      onTerminal: "random ping --delay 1",
      ["TERM": "xterm", "NO_COLOR": "1"]
    )
    #expect(await process.end() == .exit(0))
    #expect(await process.output.all().hasPrefix("| loading   0.0 s\r"))
  }

  @Test func `a dumb terminal gets no spinner`() async throws {
    let process = try ExampleProcess(
      onTerminal: "random ping --min 7 --max 7 --delay 1",
      ["TERM": "dumb"]
    )
    #expect(await process.end() == .exit(0))
    #expect(await process.output.all() == "7\r\n")
  }

  @Test func `a pipe gets no spinner`() async throws {
    let run = try await ExampleProcess.run("random ping --delay 150")
    #expect(run.errors == "")
  }
}
