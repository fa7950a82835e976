import Foundation
import RandomNumberFeature
import Store
import StoreTracing
import Testing

/// A recording on a terminal of its own, led through by keys.
struct TravelProcessTests {
  private static let environment = ["TERM": "xterm", "LANG": "C.UTF-8"]

  private let file = FileManager.default.temporaryDirectory
    .appendingPathComponent("travel-\(UUID()).trace")

  /// Records todos: each title is added in two steps beside that of its id.
  private func record(_ titles: [String]) async throws {
    let lines = titles.map { "add \($0)\n" }.joined()
    let run = try await ExampleProcess.run("todos --record \(file.path)", input: lines)
    #expect(run.end == .exit(0))
  }

  /// Records random numbers as a version with a mistake would: each is one too many.
  @MainActor
  private func recordWithAMistake() async throws {
    let recorder = try TraceRecorder<RandomNumber.State, RandomNumber.Action>(
      file: file,
      name: "random"
    )
    let store = Store(initialState: RandomNumber.State.initial, observers: [recorder]) {
      Reduce<RandomNumber.State, RandomNumber.Action> { state, action in
        if case .response(.success(let number)) = action { state = .loaded(number + 1) }
        if case .ping = action { state = .loading }
        return .none
      }
    }
    for action in [RandomNumber.Action.ping, .response(.success(4)), .ping] { store.send(action) }
    try recorder.close()
  }

  private func replay(_ options: String = "", rows: Int = 40) throws -> ExampleProcess {
    try ExampleProcess(
      onTerminal: "todos --replay \(file.path) \(options)",
      Self.environment,
      rows: rows
    )
  }

  @Test func `keys lead through the steps`() async throws {
    defer { try? FileManager.default.removeItem(at: file) }
    try await record(["Milk", "Bread"])
    let process = try replay()
    try await process.output.wait(for: "step 0 of 6")
    try await process.output.wait(for: "before any of these actions")
    process.type("\u{1B}[C")
    try await process.output.wait(for: "step 1 of 6")
    try await process.output.wait(for: "draft: \"\" → \"Milk\"")
    process.type("l")
    try await process.output.wait(for: "step 2 of 6")
    process.type("\u{1B}[6~")
    try await process.output.wait(for: "step 6 of 6")
    process.type("h\u{1B}[D")
    try await process.output.wait(for: "step 4 of 6")
    process.type("\u{1B}[5~")
    try await process.output.wait(for: "step 0 of 6")
    process.type("\u{1B}[F")
    try await process.output.wait(for: "step 6 of 6")
    process.type("\u{1B}[H")
    try await process.output.wait(for: "step 0 of 6")
    process.type("3")
    try await process.output.wait(for: "go to step 3")
    process.type("\r")
    try await process.output.wait(for: "step 3 of 6")
    process.type("q")
    #expect(await process.end() == .exit(0))
    let text = await process.output.all()
    #expect(text.hasSuffix(ScreenReplica.leaving))
    #expect(text.ranges(of: "\u{1B}[2J").count == 1)
    let screen = ScreenReplica.last(of: text, rows: 40)
    #expect(screen.mistakes == [])
    #expect(screen.rows[0] == "todos  step 3 of 6")
    #expect(screen.rows[3].contains("Milk"))
    #expect(screen.rows[4].contains("from the effect 'new id'"))
    #expect(screen.text.contains(#""title": "Milk""#))
    #expect(screen.text.contains("changes\n"))
  }

  @Test func `until is where it begins`() async throws {
    defer { try? FileManager.default.removeItem(at: file) }
    try await record(["Milk", "Bread"])
    let process = try replay("--until 4")
    try await process.output.wait(for: "step 4 of 6")
    process.type("\u{1B}[C")
    try await process.output.wait(for: "step 5 of 6")
    process.type("q")
    #expect(await process.end() == .exit(0))
  }

  @Test func `until a step that there is not is a wrong use, told without a screen`() async throws {
    defer { try? FileManager.default.removeItem(at: file) }
    try await record(["Milk"])
    let process = try replay("--until 4")
    #expect(await process.end() == .exit(64))
    #expect(await process.output.all() == "error: the trace has the steps 0 to 3\r\n")
  }

  @Test(arguments: ["r", "\r"])
  func `the feature goes on live from the step that is shown`(key: String) async throws {
    defer { try? FileManager.default.removeItem(at: file) }
    try await record(["Milk", "Bread"])
    let process = try replay("--until 3")
    try await process.output.wait(for: "step 3 of 6")
    process.type(key)
    try await process.output.wait(for: "1 of 1 to do")
    process.type("aWine\r")
    try await process.output.wait(for: "[ ] Wine")
    process.type("q")
    #expect(await process.end() == .exit(0))
    let text = await process.output.all()
    #expect(text.hasSuffix(ScreenReplica.leaving))
    let screen = ScreenReplica.last(of: text, rows: 40)
    #expect(screen.mistakes == [])
    #expect(screen.rows[0] == "todos  all  2 of 2 to do")
    #expect(screen.rows[2...4] == ["  [ ] Milk", "  [ ] Wine", ""])
  }

  @Test func `effects that were under way are not run again`() async throws {
    defer { try? FileManager.default.removeItem(at: file) }
    try await record(["Milk"])
    // Before the id of the todo came: nobody else will bring it.
    let process = try replay("--until 2")
    try await process.output.wait(for: "step 2 of 3")
    process.type("r")
    try await process.output.wait(for: "nothing here")
    process.type("aWine\r")
    try await process.output.wait(for: "1 of 1 to do")
    process.type("q")
    #expect(await process.end() == .exit(0))
    #expect(
      ScreenReplica.last(of: await process.output.all(), rows: 40).rows[2...3] == [
        "  [ ] Wine", "",
      ]
    )
  }

  @Test func `a terminal that changes its size is drawn anew`() async throws {
    defer { try? FileManager.default.removeItem(at: file) }
    try await record(["Milk"])
    let process = try replay()
    try await process.output.wait(for: "step 0 of 3")
    process.resize(columns: 39, rows: 12)
    try await process.output.wait(for: "needs 40 x 12")
    process.resize(columns: 50, rows: 12)
    try await process.output.wait(for: "step 0 of 3")
    try await process.output.wait(for: "more, Down shows them")
    process.type("\u{1B}[B")
    try await process.output.wait(for: "filter")
    process.type("q")
    #expect(await process.end() == .exit(0))
  }

  @Test(arguments: [("\u{3}", Int32(130)), ("\u{4}", 0)])
  func `Ctrl-C and Ctrl-D leave the terminal as it was`(key: String, code: Int32) async throws {
    defer { try? FileManager.default.removeItem(at: file) }
    try await record(["Milk"])
    let process = try replay()
    try await process.output.wait(for: "step 0 of 3")
    let raw = process.terminalSettings
    process.type(key)
    #expect(await process.end() == .exit(code))
    #expect(await process.output.all().hasSuffix(ScreenReplica.leaving))
    #expect(process.terminalSettings != raw)
  }

  @Test func `Ctrl-Z gives the terminal back, and the step is still there afterwards`() async throws
  {
    defer { try? FileManager.default.removeItem(at: file) }
    try await record(["Milk"])
    let shell = try await ExampleProcess.shell(Self.environment)
    defer { shell.signal(SIGKILL) }
    let before = shell.terminalSettings
    shell.type("\(try Launcher.examples()) todos --replay \(file.path) --until 2\n")
    try await shell.output.wait(for: "step 2 of 3")
    shell.type("\u{1A}")
    try await shell.output.wait(for: ScreenReplica.leaving)
    try await shell.output.wait(for: ExampleProcess.prompt)
    #expect(shell.terminalSettings == before)
    shell.type("fg\n")
    try await shell.output.wait(for: "step 2 of 3")
    shell.type("q")
    try await shell.output.wait(for: ExampleProcess.prompt)
    shell.type("exit\n")
    #expect(await shell.end() == .exit(0))
  }

  @Test func `the first step that differs from the recording is marked, and told at the end`()
    async throws
  {
    defer { try? FileManager.default.removeItem(at: file) }
    try await recordWithAMistake()
    let process = try ExampleProcess(
      onTerminal: "random --replay \(file.path)",
      Self.environment
    )
    try await process.output.wait(for: "differs at step 2")
    process.type("d")
    try await process.output.wait(for: "step 2 of 3")
    try await process.output.wait(for: "differs since step 2")
    try await process.output.wait(for: "recorded → replayed")
    try await process.output.wait(for: "5 → 4")
    process.type("q")
    #expect(await process.end() == .exit(65))
    let text = await process.output.all()
    let end = try #require(text.range(of: ScreenReplica.leaving))
    #expect(text[end.upperBound...].contains("error: The replay leaves the recording at step 2"))
  }

  @Test(arguments: [(1, Int32(0)), (2, 65), (3, 65)])
  func `a difference behind the step that is asked for is told there only`(
    until: Int,
    code: Int32
  ) async throws {
    defer { try? FileManager.default.removeItem(at: file) }
    try await recordWithAMistake()
    let process = try ExampleProcess(
      onTerminal: "random --replay \(file.path) --until \(until)",
      Self.environment
    )
    try await process.output.wait(for: "step \(until) of 3")
    process.type("q")
    #expect(await process.end() == .exit(code))
    let pipe = try await ExampleProcess.run("random --replay \(file.path) --until \(until)")
    #expect(pipe.end == .exit(code))
  }

  @Test func `the random numbers go on live too`() async throws {
    defer { try? FileManager.default.removeItem(at: file) }
    _ = try await ExampleProcess.run("random ping wait dismiss --seed 1 --record \(file.path)")
    let process = try ExampleProcess(
      onTerminal: "random --replay \(file.path) --until 2 --min 7 --max 7",
      Self.environment
    )
    try await process.output.wait(for: "loaded: + 66")
    process.type("r")
    try await process.output.wait(for: "loaded 66")
    process.type("d")
    try await process.output.wait(for: "initial")
    process.type("p")
    try await process.output.wait(for: "loaded 7")
    process.type("q")
    #expect(await process.end() == .exit(0))
  }

  @Test func `JSON is printed on a terminal as well`() async throws {
    defer { try? FileManager.default.removeItem(at: file) }
    _ = try await ExampleProcess.run("random ping wait --seed 1 --record \(file.path)")
    let process = try ExampleProcess(
      onTerminal: "random --replay \(file.path) --json --until 1",
      Self.environment
    )
    #expect(await process.end() == .exit(0))
    #expect(
      await process.output.all() == "{\"step\":1,\"action\":\"ping\",\"state\":\"loading\"}\r\n"
    )
  }
}
