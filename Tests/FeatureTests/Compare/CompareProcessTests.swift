import Foundation
import StoreTracing
import Testing

/// Recordings of `compare`, and its screen on a terminal of its own.
struct CompareProcessTests {
  private static let unicode = ["TERM": "xterm", "LANG": "C.UTF-8"]

  private let file = FileManager.default.temporaryDirectory
    .appendingPathComponent("compare-\(UUID()).trace")

  @Test func `what the store has done is recorded and replayed`() async throws {
    defer { try? FileManager.default.removeItem(at: file) }
    let run = try await ExampleProcess.run(
      "compare ping wait dismiss --min 7 --max 7 --record \(file.path)"
    )
    #expect(run.end == .exit(0))
    #expect(run.output.hasSuffix("\nThe same 4 states, in the same order.\n"))
    let replayed = try await ExampleProcess.run("compare --replay \(file.path)")
    #expect(replayed.end == .exit(0))
    #expect(
      replayed.output == """
        1: ping: initial -> loading
        2: response: loading -> loaded 7
        3: dismiss: loaded 7 -> initial

        """
    )
    let json = try await ExampleProcess.run("compare --replay \(file.path) --json --until 2")
    #expect(
      json.output == """
        {"step":1,"action":"ping","state":"loading"}
        {"step":2,"action":"response","state":"loaded","value":7}

        """
    )
  }

  @Test func `a script that differs is recorded, and 1 is still its code`() async throws {
    defer { try? FileManager.default.removeItem(at: file) }
    let run = try await ExampleProcess.run("compare ping dismiss --json --record \(file.path)")
    #expect(run.end == .exit(1))
    #expect(run.output.hasPrefix(#"{"same":false,"#))
    let replayed = try await ExampleProcess.run("compare --replay \(file.path)")
    #expect(replayed.end == .exit(0))
    #expect(
      replayed.output == "1: ping: initial -> loading\n2: dismiss: loading -> initial\n"
    )
  }

  @Test func `a trace of another example is refused, and so is its own elsewhere`() async throws {
    defer { try? FileManager.default.removeItem(at: file) }
    _ = try await ExampleProcess.run("random ping wait --record \(file.path)")
    let other = try await ExampleProcess.run("compare --replay \(file.path)")
    #expect(other.end == .exit(65))
    #expect(other.errors.contains("this is a trace of 'random', not of 'compare'"))
    _ = try await ExampleProcess.run("compare --record \(file.path)")
    let own = try await ExampleProcess.run("random --replay \(file.path)")
    #expect(own.end == .exit(65))
    #expect(own.errors.contains("this is a trace of 'compare', not of 'random'"))
  }

  @Test(arguments: [
    ("compare --until 3", Int32(64), "--until works with --replay only"),
    ("compare ping --replay a", 64, "a replay takes no commands"),
    ("compare --record a --replay a", 64, "--record or --replay"),
    ("compare --replay /nowhere/a", 74, "/nowhere/a can't be read"),
    ("compare --record /nowhere/a", 74, "/nowhere/a"),
  ])
  func `what can not be done is explained`(
    arguments: String,
    code: Int32,
    message: String
  ) async throws {
    let run = try await ExampleProcess.run(arguments)
    #expect(run.end == .exit(code))
    #expect(run.errors.contains(message))
    #expect(run.output == "")
  }

  @Test func `on a terminal keys lead through both, and all is recorded`() async throws {
    defer { try? FileManager.default.removeItem(at: file) }
    let process = try ExampleProcess(
      onTerminal: "compare --min 7 --max 7 --record \(file.path)",
      Self.unicode
    )
    try await process.output.wait(for: "0 of 8")
    process.type("\u{1B}[B")
    try await process.output.wait(for: "1 of 8")
    process.type("\u{1B}[F")
    try await process.output.wait(for: "8 of 8")
    process.type("q")
    #expect(await process.end() == .exit(0))
    let text = await process.output.all()
    #expect(text.hasSuffix(ScreenReplica.leaving))
    let end = try #require(text.range(of: ScreenReplica.leaving, options: .backwards))
    var screen = ScreenReplica(columns: 80, rows: 24)
    screen.write(String(text[..<end.lowerBound]))
    #expect(screen.mistakes == [])
    #expect(screen.rows[0].hasPrefix("compare   store "))
    #expect(screen.rows[22] == "The same 8 states, in the same order.")
    let trace = try Trace(contentsOf: file)
    #expect(trace.header.name == "compare")
    #expect(!trace.isTorn)
  }

  @Test func `a recording is over before anybody looks at the timelines`() async throws {
    defer { try? FileManager.default.removeItem(at: file) }
    let process = try ExampleProcess(
      onTerminal: "compare --record \(file.path)",
      Self.unicode
    )
    try await process.output.wait(for: "0 of 8")
    let trace = try Trace(contentsOf: file)
    guard case .closed = trace.entries.last?.event else {
      Issue.record("the trace ends with \(String(describing: trace.entries.last))")
      return
    }
    process.type("q")
    #expect(await process.end() == .exit(0))
  }

  @Test func `the columns follow the width of the terminal`() async throws {
    let process = try ExampleProcess(onTerminal: "compare", Self.unicode)
    try await process.output.wait(for: "0 of 8")
    process.resize(columns: 44, rows: 12)
    try await process.output.wait(for: "\u{1B}[12;1H")
    try await process.output.wait(for: "quit")
    process.type("q")
    #expect(await process.end() == .exit(0))
    let text = await process.output.all()
    let redrawn = try #require(text.range(of: "\u{1B}[H\u{1B}[2J", options: .backwards))
    let screen = ScreenReplica.last(
      of: String(text[redrawn.lowerBound...]),
      columns: 44,
      rows: 12
    )
    #expect(screen.mistakes == [])
    #expect(screen.rows[0] == "compare   store            pipeline")
  }

  @Test(arguments: [("q", Int32(0)), ("\u{3}", 130)])
  func `q and Ctrl-C leave the screen and give the terminal back as it was`(
    key: String,
    code: Int32
  ) async throws {
    // A like terminal that nothing has been drawn on.
    let other = try ExampleProcess(onTerminal: "compare ping", Self.unicode)
    #expect(await other.end() == .exit(0))
    let process = try ExampleProcess(onTerminal: "compare", Self.unicode)
    try await process.output.wait(for: "0 of 8")
    #expect(process.terminalSettings != other.terminalSettings)
    process.type(key)
    #expect(await process.end() == .exit(code))
    #expect(process.terminalSettings == other.terminalSettings)
    #expect(await process.output.all().hasSuffix(ScreenReplica.leaving))
  }

  @Test(arguments: [
    ("compare ping", "xterm", Int32(0)), ("compare --width 60", "xterm", 0),
    ("compare --json", "xterm", 0), ("compare", "dumb", 0), ("compare ping dismiss", "xterm", 1),
  ])
  func `what is asked for on a terminal is printed there`(
    arguments: String,
    terminal: String,
    code: Int32
  ) async throws {
    let process = try ExampleProcess(onTerminal: arguments, ["TERM": terminal, "LANG": "C.UTF-8"])
    #expect(await process.end() == .exit(code))
    let text = await process.output.all()
    #expect(text.contains("pipeline"))
    #expect(!text.contains("\u{1B}[?1049h"))
  }

  @Test func `a replay on a terminal goes on live, on the store alone`() async throws {
    defer { try? FileManager.default.removeItem(at: file) }
    _ = try await ExampleProcess.run("compare ping wait --min 7 --max 7 --record \(file.path)")
    let process = try ExampleProcess(
      onTerminal: "compare --min 9 --max 9 --replay \(file.path)",
      Self.unicode
    )
    try await process.output.wait(for: "step 0 of 2")
    process.type("\u{1B}[C")
    try await process.output.wait(for: "ping: initial -> loading")
    process.type("r")
    try await process.output.wait(for: "dismiss")
    process.type("p")
    try await process.output.wait(for: "loaded 9")
    process.type("q")
    #expect(await process.end() == .exit(0))
  }
}
