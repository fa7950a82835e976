import Testing

struct InterruptTests {
  @Test func `Ctrl-C while loading ends with 130 and erases the spinner`() async throws {
    let process = try ExampleProcess(onTerminal: "random ping --delay 3600000")
    try await process.output.wait(for: "loading")
    process.type("\u{3}")
    #expect(await process.end() == .exit(130))
    #expect(await process.output.all().hasSuffix("\r\u{1B}[K"))
  }

  @Test func `Ctrl-C at the prompt ends with 130`() async throws {
    let process = try ExampleProcess(onTerminal: "random --json")
    try await process.output.wait(for: "> ")
    process.type("\u{3}")
    #expect(await process.end() == .exit(130))
  }

  @Test func `a second Ctrl-C changes nothing`() async throws {
    let process = try ExampleProcess(onTerminal: "random ping --delay 3600000")
    try await process.output.wait(for: "loading")
    process.type("\u{3}\u{3}")
    #expect(await process.end() == .exit(130))
  }

  @Test func `the signal ends a session whose pipe stays open`() async throws {
    let process = try ExampleProcess("random --json --delay 3600000")
    process.type("ping\n")
    try await process.output.wait(for: "loading")
    process.interrupt()
    #expect(await process.end() == .exit(130))
    #expect(await process.errors.all() == "")
  }

  @Test func `a silent service does not keep the program`() async throws {
    let server = try LoopbackServer { $0.staySilent() }
    defer { server.stop() }
    let process = try ExampleProcess("random ping --json --timeout 3600 --source \(server.baseURL)")
    try await process.output.wait(for: "loading")
    process.interrupt()
    #expect(await process.end() == .exit(130))
  }

  @Test func `a reader who does not read does not keep the program`() async throws {
    let dismissals = String(repeating: " dismiss", count: 2_000)
    let process = try ExampleProcess("random ping\(dismissals) --json --verbose", output: .unread)
    try await process.errors.wait(for: "loading")
    process.interrupt()
    #expect(await process.end() == .exit(130))
  }
}
