import Foundation
import Testing

/// The random numbers by single keys, on a terminal of their own.
struct RandomScreenProcessTests {
  private static let environment = ["TERM": "xterm", "LANG": "C.UTF-8"]

  private func start(_ options: String = "") throws -> ExampleProcess {
    try ExampleProcess(onTerminal: "random --keys --min 7 --max 7 \(options)", Self.environment)
  }

  @Test(arguments: ["p", "\r"])
  func `a key asks for a number, which is shown`(key: String) async throws {
    let process = try start()
    try await process.output.wait(for: "initial")
    process.type(key)
    try await process.output.wait(for: "loaded 7")
    process.type("q")
    #expect(await process.end() == .exit(0))
    let text = await process.output.all()
    let screen = ScreenReplica.last(of: text)
    #expect(screen.mistakes == [])
    #expect(screen.rows[0] == "random")
    #expect(screen.rows[3] == "  loaded 7")
    #expect(screen.rows[23] == "p ping  d dismiss  q quit")
    #expect(text.hasSuffix(ScreenReplica.leaving))
  }

  @Test func `a dismissal forgets the number`() async throws {
    let process = try start()
    try await process.output.wait(for: "initial")
    process.type("p")
    try await process.output.wait(for: "loaded 7")
    process.type("d")
    try await process.output.wait(for: "initial")
    process.type("q")
    #expect(await process.end() == .exit(0))
    #expect(ScreenReplica.last(of: await process.output.all()).rows[3] == "  initial")
  }

  @Test func `the spinner turns while a request is under way, and a dismissal ends it`()
    async throws
  {
    let process = try start("--delay 3600000")
    try await process.output.wait(for: "initial")
    process.type("p")
    try await process.output.wait(for: "| loading   0.0 s")
    try await process.output.wait(for: "/ loading")
    process.type("d")
    try await process.output.wait(for: "initial")
    process.type("q")
    #expect(await process.end() == .exit(0))
    #expect(ScreenReplica.last(of: await process.output.all()).mistakes == [])
  }

  @Test func `a failure is told, and the code of the one that is shown is that of the run`()
    async throws
  {
    let process = try start("--reject-odd")
    try await process.output.wait(for: "initial")
    process.type("p")
    try await process.output.wait(for: "error rejected")
    try await process.output.wait(for: "The request was rejected")
    process.type("q")
    #expect(await process.end() == .exit(70))
    let other = try start("--reject-odd")
    try await other.output.wait(for: "initial")
    other.type("p")
    try await other.output.wait(for: "error rejected")
    other.type("d")
    try await other.output.wait(for: "initial")
    other.type("q")
    #expect(await other.end() == .exit(0))
  }

  @Test(arguments: [
    ("q", Int32(0)), ("\u{1B}", 0), ("\u{4}", 0), ("\u{3}", 130), ("\u{1C}", 131),
  ])
  func `a key that leaves while a request is under way leaves the terminal as it was`(
    key: String,
    code: Int32
  ) async throws {
    let process = try start("--delay 3600000")
    try await process.output.wait(for: "initial")
    process.type("p")
    try await process.output.wait(for: "loading")
    let raw = process.terminalSettings
    process.type(key)
    #expect(await process.end() == .exit(code))
    #expect(await process.output.all().hasSuffix(ScreenReplica.leaving))
    let fresh = try ExampleProcess(onTerminal: "--help", Self.environment)
    #expect(await fresh.end() == .exit(0))
    #expect(process.terminalSettings == fresh.terminalSettings)
    #expect(raw != process.terminalSettings)
  }

  @Test func `what was done by keys is recorded`() async throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("random-keys-\(UUID()).trace")
    defer { try? FileManager.default.removeItem(at: file) }
    let process = try start("--record \(file.path)")
    try await process.output.wait(for: "initial")
    process.type("p")
    try await process.output.wait(for: "loaded 7")
    process.type("d")
    try await process.output.wait(for: "initial")
    process.type("q")
    #expect(await process.end() == .exit(0))
    let replayed = try await ExampleProcess.run("random --replay \(file.path)")
    #expect(replayed.end == .exit(0))
    #expect(
      replayed.output == """
        1: ping: initial -> loading
        2: response: loading -> loaded 7
        3: dismiss: loaded 7 -> initial

        """
    )
  }

  @Test func `words are carried out without a screen`() async throws {
    let process = try ExampleProcess(
      onTerminal: "random ping --min 7 --max 7",
      Self.environment
    )
    #expect(await process.end() == .exit(0))
    let text = await process.output.all()
    #expect(text.hasSuffix("7\r\n"))
    #expect(!text.contains("\u{1B}[?1049h"))
  }

  @Test func `without a terminal that can be drawn on it is a wrong use`() async throws {
    let piped = try await ExampleProcess.run("random --keys")
    #expect(piped.end == .exit(64))
    #expect(piped.errors.contains("--keys needs a terminal"))
    let dumb = try ExampleProcess(onTerminal: "random --keys", ["TERM": "dumb"])
    #expect(await dumb.end() == .exit(64))
  }
}
