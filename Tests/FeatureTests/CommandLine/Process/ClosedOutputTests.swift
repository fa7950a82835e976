import Testing

struct ClosedOutputTests {
  @Test func `a pipe that is closed from the start ends the session quietly`() async throws {
    let process = try ExampleProcess("random ping wait ping", output: .closedPipe)
    #expect(await process.end() == .exit(141))
    #expect(await process.errors.all() == "")
  }

  @Test func `a pipe that is closed later ends the session although input goes on`() async throws {
    let process = try ExampleProcess("random", output: .firstLine)
    process.type("ping\n")
    _ = await process.output.all()
    process.type("ping\n")
    #expect(await process.end() == .exit(141))
    #expect(await process.errors.all() == "")
  }

  @Test func `endless commands end with the reader of the numbers`() async throws {
    let process = try ExampleProcess("random --seed 1", output: .firstLine)
    process.typeForever(String(repeating: "ping\n", count: 1_000))
    #expect(await process.end() == .exit(141))
    #expect(await process.output.all().wholeMatch(of: /\d+\n/) != nil)
    #expect(await process.errors.all() == "")
  }

  @Test func `the request in flight is cancelled when the pipe is closed`() async throws {
    let process = try ExampleProcess("random ping --json --delay 3600000", output: .closedPipe)
    #expect(await process.end() == .exit(141))
  }

  @Test func `help into a closed pipe is quiet`() async throws {
    let process = try ExampleProcess("--help", output: .closedPipe)
    #expect(await process.end() == .exit(141))
    #expect(await process.errors.all() == "")
  }

  #if os(Linux)
  @Test func `a full disk is 74 and told`() async throws {
    let process = try ExampleProcess("random ping", output: .file("/dev/full"))
    #expect(await process.end() == .exit(74))
    #expect(
      await process.errors.all()
        == "error: cannot write to standard output: No space left on device\n"
    )
  }
  #endif

  @Test func `a missing standard output is 74 and told`() async throws {
    let process = try ExampleProcess("random ping", output: .missing)
    #expect(await process.end() == .exit(74))
    #expect(await process.errors.all().hasPrefix("error: cannot write to standard output"))
  }
}
