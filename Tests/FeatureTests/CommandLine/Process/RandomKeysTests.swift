import Foundation
import StoreTracing
import Testing

/// `random --keys` on a terminal of its own.
struct RandomKeysTests {
  private static let unicode = ["TERM": "xterm", "LANG": "C.UTF-8"]
  private static let leaving = "\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"

  @Test func `one key asks for a number, another one dismisses it`() async throws {
    let process = try ExampleProcess(onTerminal: "random --keys --min 7 --max 7", Self.unicode)
    try await process.output.wait(for: "initial")
    process.type("p")
    try await process.output.wait(for: "loaded 7")
    process.type("d")
    try await process.output.wait(for: "initial")
    process.type("q")
    #expect(await process.end() == .exit(0))
    #expect(await process.output.all().hasSuffix(Self.leaving))
  }

  @Test func `what is shown when the user leaves is the exit code`() async throws {
    let process = try ExampleProcess(
      onTerminal: "random --keys --min 7 --max 7 --reject-odd",
      Self.unicode
    )
    try await process.output.wait(for: "initial")
    process.type("p")
    try await process.output.wait(for: "error")
    process.type("q")
    #expect(await process.end() == .exit(70))
  }

  @Test func `a request that is under way is cancelled when the user leaves`() async throws {
    let process = try ExampleProcess(onTerminal: "random --keys --delay 3600000", Self.unicode)
    try await process.output.wait(for: "initial")
    process.type("p")
    try await process.output.wait(for: "loading")
    process.type("q")
    #expect(await process.end() == .exit(0))
  }

  @Test func `what keys have done is recorded`() async throws {
    let file = FileManager.default.temporaryDirectory
      .appending(path: "random-\(UUID().uuidString).trace").path
    defer { try? FileManager.default.removeItem(atPath: file) }
    let process = try ExampleProcess(
      onTerminal: "random --keys --min 7 --max 7 --record \(file)",
      Self.unicode
    )
    try await process.output.wait(for: "initial")
    process.type("p")
    try await process.output.wait(for: "loaded 7")
    process.type("q")
    #expect(await process.end() == .exit(0))
    let replay = try await ExampleProcess.run("random --replay \(file)")
    #expect(replay.end == .exit(0))
    #expect(replay.output.contains("loaded 7"))
  }

  @Test func `without a terminal that can be drawn on it is a wrong use`() async throws {
    let piped = try await ExampleProcess.run("random --keys")
    #expect(piped.end == .exit(64))
    #expect(piped.errors.contains("--keys needs a terminal"))
    let dumb = try ExampleProcess(onTerminal: "random --keys", ["TERM": "dumb"])
    #expect(await dumb.end() == .exit(64))
  }
}
