import Testing

/// The prompt of a terminal, which there is where lines are asked for.
struct PromptTests {
  private static let answer = #"{"action":"response","state":"loaded","value":7}"#

  @Test func `a line is printed in place of the prompt, which then returns`() async throws {
    let process = try ExampleProcess(onTerminal: "random --min 7 --max 7 --json")
    try await process.output.wait(for: "> ")
    process.type("ping\n")
    try await process.output.wait(for: "\r\u{1B}[K\(Self.answer)\r\n> ")
    process.type("quit\n")
    #expect(await process.end() == .exit(0))
  }

  @Test func `an unknown line is reported and the prompt goes on`() async throws {
    let process = try ExampleProcess(onTerminal: "random --json")
    try await process.output.wait(for: "> ")
    process.type("pnig\n")
    try await process.output.wait(for: "did you mean 'ping'?\r\n> ")
    process.type("quit\n")
    #expect(await process.end() == .exit(0))
  }

  @Test func `help shows the commands and the prompt goes on`() async throws {
    let process = try ExampleProcess(onTerminal: "random --json")
    try await process.output.wait(for: "> ")
    process.type("help\n")
    try await process.output.wait(for: "dismiss")
    try await process.output.wait(for: "> ")
    process.type("quit\n")
    #expect(await process.end() == .exit(0))
  }

  @Test func `the end of input waits for what is in flight and leaves no prompt`() async throws {
    let process = try ExampleProcess(onTerminal: "random --min 7 --max 7 --delay 200 --json")
    try await process.output.wait(for: "> ")
    process.type("ping\n")
    try await process.output.wait(for: "loading   0.0 s > ")
    process.type("\u{4}")
    #expect(await process.end() == .exit(0))
    // The number may come before or after the end of input; an erased prompt is no residue.
    let text = await process.output.all().replacing("> \r\u{1B}[K", with: "")
    #expect(text.hasSuffix("\r\u{1B}[K\(Self.answer)\r\n"))
  }

  @Test func `dismissing stops the spinner at the prompt`() async throws {
    let process = try ExampleProcess(
      onTerminal: "random --delay 3600000 --json",
      ["TERM": "xterm", "NO_COLOR": "1"]
    )
    try await process.output.wait(for: "> ")
    process.type("ping\n")
    try await process.output.wait(for: "loading   0.0 s > ")
    process.type("dismiss\n")
    try await process.output.wait(for: "\u{1B}[A\r\u{1B}[K> dismiss\r\n")
    let dismissal = #"{"action":"dismiss","state":"initial"}"#
    try await process.output.wait(for: "\(dismissal)\r\n> ")
    process.type("quit\n")
    #expect(await process.end() == .exit(0))
  }

  @Test func `a terminal without control sequences gets a prompt instead of a screen`() async throws
  {
    let process = try ExampleProcess(onTerminal: "random --min 7 --max 7", ["TERM": "dumb"])
    try await process.output.wait(for: "> ")
    process.type("ping\n")
    try await process.output.wait(for: "7\r\n")
    process.type("quit\n")
    #expect(await process.end() == .exit(0))
    #expect(await !process.output.all().contains("\u{1B}"))
  }

  @Test func `every change of state on standard error needs a prompt too`() async throws {
    let process = try ExampleProcess(onTerminal: "random --min 7 --max 7 --verbose")
    try await process.output.wait(for: "> ")
    process.type("ping\n")
    try await process.output.wait(for: "response: loading -> loaded 7\r\n")
    process.type("quit\n")
    #expect(await process.end() == .exit(0))
  }
}
