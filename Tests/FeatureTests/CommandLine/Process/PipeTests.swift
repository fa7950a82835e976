import Testing

struct PipeTests {
  @Test func `commands come from a pipe one a line`() async throws {
    let run = try await ExampleProcess.run(
      "random --seed 1",
      input: "# two numbers\nping\n\n  wait # for it\r\nping"
    )
    #expect(run.end == .exit(0))
    #expect(run.output == "66\n20\n")
    #expect(run.errors == "")
  }

  @Test func `of pings written in one go only the last is answered`() async throws {
    let pings = String(repeating: "ping\n", count: 500)
    let run = try await ExampleProcess.run("random --min 7 --max 7", input: pings)
    #expect(run.end == .exit(0))
    #expect(run.output == "7\n")
  }

  @Test(arguments: ["", "\nwait\n", "\n# the end"])
  func `a ping and a dismissal written in one go never show a number`(rest: String) async throws {
    let pairs = Array(repeating: "ping\ndismiss", count: 200).joined(separator: "\n")
    let run = try await ExampleProcess.run("random", input: pairs + rest)
    #expect(run.end == .exit(0))
    #expect(run.output == "")
  }

  @Test func `more than one block is worked off in order`() async throws {
    let lines = String(repeating: "# \(String(repeating: "x", count: 998))\n", count: 300)
    let run = try await ExampleProcess.run(
      "random --min 7 --max 7",
      input: "ping\nwait\n\(lines)ping\nwait\n\(lines)pign\n"
    )
    #expect(run.end == .exit(64))
    #expect(run.output == "7\n7\n")
  }

  @Test func `a pipe that does not block is waited for`() async throws {
    let process = try ExampleProcess("random --min 7 --max 7", isInputBlocking: false)
    for _ in 0..<3 {
      process.type("ping\n")
      try await process.output.wait(for: "7\n")
    }
    process.endInput()
    #expect(await process.end() == .exit(0))
    #expect(await process.errors.all() == "")
  }

  @Test func `help in a pipe leaves standard output to the numbers`() async throws {
    let run = try await ExampleProcess.run("random --min 7 --max 7", input: "help\nping\n")
    #expect(run.end == .exit(0))
    #expect(run.output == "7\n")
    #expect(run.errors.contains("dismiss"))
  }

  @Test func `a command with a long tail is no command`() async throws {
    let tail = String(repeating: " ", count: 1_100)
    let run = try await ExampleProcess.run("random", input: "ping\(tail)garbage\n")
    #expect(run.end == .exit(64))
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("error: unknown command 'ping "))
  }

  @Test func `an empty pipe is no mistake`() async throws {
    let run = try await ExampleProcess.run("random")
    #expect(run.end == .exit(0))
    #expect(run.output == "")
  }

  @Test func `input that can not be read is 74 and told`() async throws {
    let process = try ExampleProcess("random", readingFile: "/")
    #expect(await process.end() == .exit(74))
    #expect(await process.errors.all() == "error: cannot read standard input: Is a directory\n")
  }

  @Test func `an unknown line ends the pipe after what is in flight`() async throws {
    let run = try await ExampleProcess.run(
      "random --min 7 --max 7 --delay 1",
      input: "ping\ndimsiss\nping\nwait\n"
    )
    #expect(run.end == .exit(64))
    #expect(run.output == "7\n")
    #expect(run.errors == "error: unknown command 'dimsiss'; did you mean 'dismiss'?\n")
  }

  @Test func `the pipe is answered while it stays open`() async throws {
    let process = try ExampleProcess("random --min 7 --max 7")
    process.type("ping\n")
    try await process.output.wait(for: "7\n")
    process.type("ping\n")
    try await process.output.wait(for: "7\n")
    process.endInput()
    #expect(await process.end() == .exit(0))
  }

  @Test func `words are carried out without reading the pipe`() async throws {
    let run = try await ExampleProcess.run("random ping --min 7 --max 7", input: "nonsense\n")
    #expect(run.end == .exit(0))
    #expect(run.output == "7\n")
  }

  @Test func `a line without an end costs no memory and is reported shortened`() async throws {
    let run = try await ExampleProcess.run(
      "random",
      input: String(repeating: "x", count: 60_000)
    )
    #expect(run.end == .exit(64))
    #expect(run.errors.utf8.count < 200)
  }
}
