import Foundation
import Testing

/// A recording on a terminal that has no room for it.
struct TravelSizeTests {
  private let file = FileManager.default.temporaryDirectory
    .appendingPathComponent("travel-size-\(UUID()).trace")

  private func record(_ title: String) async throws {
    let run = try await ExampleProcess.run("todos --record \(file.path)", input: "add \(title)\n")
    #expect(run.end == .exit(0))
  }

  private func replay(rows: Int) throws -> ExampleProcess {
    try ExampleProcess(
      onTerminal: "todos --replay \(file.path)",
      ["TERM": "xterm", "LANG": "C.UTF-8"],
      rows: rows
    )
  }

  @Test func `on a terminal that is too small no key leads anywhere`() async throws {
    defer { try? FileManager.default.removeItem(at: file) }
    try await record("Milk")
    let process = try replay(rows: 40)
    try await process.output.wait(for: "step 0 of 3")
    process.resize(columns: 39, rows: 12)
    try await process.output.wait(for: "needs 40 x 12")
    process.type("l2\rr\u{C}")
    // Drawn again, so the keys before have been heard.
    try await process.output.wait(for: "needs 40 x 12")
    process.resize(columns: 80, rows: 40)
    try await process.output.wait(for: "step 0 of 3")
    process.resize(columns: 39, rows: 12)
    try await process.output.wait(for: "needs 40 x 12")
    process.type("q")
    #expect(await process.end() == .exit(0))
  }

  @Test(arguments: [("\u{3}", Int32(130)), ("\u{4}", 0)])
  func `what is too small to be seen can be left`(key: String, code: Int32) async throws {
    defer { try? FileManager.default.removeItem(at: file) }
    try await record("Milk")
    let process = try replay(rows: 11)
    try await process.output.wait(for: "needs 40 x 12")
    process.type(key)
    #expect(await process.end() == .exit(code))
    #expect(await process.output.all().hasSuffix("\u{1B}[?1049l"))
  }
}
