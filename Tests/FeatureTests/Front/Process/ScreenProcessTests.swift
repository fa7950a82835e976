import Foundation
import Testing

/// A front on a terminal of its own.
struct ScreenProcessTests {
  private static let unicode = ["TERM": "xterm", "LANG": "C.UTF-8"]

  /// What stands on the terminal after all that was written, and what must not have been.
  private func seen(_ text: String, columns: Int = 80, rows: Int = 24) -> ScreenReplica {
    var replica = ScreenReplica(columns: columns, rows: rows)
    replica.write(text)
    return replica
  }

  @Test func `keys make todos, which can be seen`() async throws {
    let process = try ExampleProcess(onTerminal: "todos", Self.unicode)
    try await process.output.wait(for: "nothing here")
    process.type("aMilk\ra")
    try await process.output.wait(for: "new: ")
    process.type("Bread\r")
    try await process.output.wait(for: "[ ] Bread")
    process.type("\u{1B}[B ")
    try await process.output.wait(for: "[✓] Bread")
    process.type("q")
    #expect(await process.end() == .exit(0))
    let text = await process.output.all()
    let screen = ScreenReplica.last(of: text)
    #expect(screen.mistakes == [])
    #expect(screen.rows[0] == "todos  all  1 of 2 to do")
    #expect(screen.rows[2...4] == ["  [ ] Milk", "  [✓] Bread", ""])
    #expect(screen.isAlternate && !screen.isCursorShown)
    let end = seen(text)
    #expect(!end.isAlternate && end.isCursorShown)
  }

  @Test func `only what has changed is written again`() async throws {
    let process = try ExampleProcess(onTerminal: "todos", Self.unicode)
    try await process.output.wait(for: "nothing here")
    process.type("aMilk\r")
    try await process.output.wait(for: "1 of 1 to do")
    process.type("q")
    #expect(await process.end() == .exit(0))
    let text = await process.output.all()
    #expect(text.ranges(of: "\u{1B}[2J").count == 1)
    #expect(text.ranges(of: String(repeating: "─", count: 80)).count == 2)
  }

  @Test func `a terminal that changes its size is drawn anew, to its edges`() async throws {
    let process = try ExampleProcess(onTerminal: "todos", Self.unicode)
    try await process.output.wait(for: "nothing here")
    process.resize(columns: 50, rows: 12)
    try await process.output.wait(for: "\u{1B}[12;1H")
    try await process.output.wait(for: "quit")
    process.type("q")
    #expect(await process.end() == .exit(0))
    let text = await process.output.all()
    let redrawn = try #require(text.range(of: "\u{1B}[H\u{1B}[2J", options: .backwards))
    let screen = ScreenReplica.last(of: String(text[redrawn.lowerBound...]), columns: 50, rows: 12)
    #expect(screen.mistakes == [])
    #expect(screen.rows[1] == String(repeating: "─", count: 50))
    #expect(screen.rows[10] == screen.rows[1])
  }

  @Test func `a terminal that is too small is told so, and goes on when it has grown`() async throws
  {
    let process = try ExampleProcess(onTerminal: "todos", Self.unicode, columns: 20, rows: 3)
    try await process.output.wait(for: "terminal too small")
    try await process.output.wait(for: "needs 40 x 8")
    process.type("aMilk\r")
    process.resize(columns: 40, rows: 8)
    try await process.output.wait(for: "[ ] Milk")
    process.resize(columns: 39, rows: 8)
    try await process.output.wait(for: "terminal too small")
    process.type("q")
    #expect(await process.end() == .exit(0))
  }

  @Test func `a terminal without a size is taken for a usual one`() async throws {
    let process = try ExampleProcess(onTerminal: "todos", Self.unicode, columns: 0, rows: 0)
    try await process.output.wait(for: "\u{1B}[24;1H")
    process.type("q")
    #expect(await process.end() == .exit(0))
  }

  @Test(arguments: [
    ["TERM": "xterm"], ["TERM": "xterm", "LANG": "C.UTF-8", "LC_ALL": "C"],
    ["TERM": "xterm", "LANG": "de_DE.ISO-8859-1"],
  ])
  func `a terminal of another locale gets ASCII alone`(environment: [String: String]) async throws {
    let process = try ExampleProcess(onTerminal: "todos", environment)
    try await process.output.wait(for: "nothing here")
    process.type("aKäse 日本\r")
    try await process.output.wait(for: "1 of 1 to do")
    process.type(" ")
    try await process.output.wait(for: "[x] K?se ????")
    process.type("q")
    #expect(await process.end() == .exit(0))
    let text = await process.output.all()
    #expect(text.utf8.allSatisfy { $0 < 0x80 })
    #expect(text.contains(String(repeating: "-", count: 80)))
  }

  @Test func `NO_COLOR leaves the colours out and marks the selected row all the same`()
    async throws
  {
    let process = try ExampleProcess(onTerminal: "todos", ["TERM": "xterm", "NO_COLOR": "1"])
    try await process.output.wait(for: "nothing here")
    process.type("aMilk\r")
    try await process.output.wait(for: "\u{1B}[7m  [ ] Milk")
    process.type("q")
    #expect(await process.end() == .exit(0))
    #expect(try await !process.output.all().contains(Regex("\u{1B}\\[3[0-9]")))
  }

  @Test func `a terminal without control sequences gets a prompt instead`() async throws {
    let process = try ExampleProcess(onTerminal: "todos", ["TERM": "dumb"])
    try await process.output.wait(for: "> ")
    process.type("add Milk\n")
    try await process.output.wait(for: "added 'Milk', 1 of 1 to do\r\n")
    process.type("quit\n")
    #expect(await process.end() == .exit(0))
    #expect(await !process.output.all().contains("\u{1B}"))
  }

  @Test func `an escape character that nothing follows is a key`() async throws {
    let process = try ExampleProcess(onTerminal: "todos", Self.unicode)
    try await process.output.wait(for: "nothing here")
    process.type("aMil")
    try await process.output.wait(for: "Mil")
    process.type("\u{1B}")
    try await process.output.wait(for: "filter")
    process.type("q")
    #expect(await process.end() == .exit(0))
    #expect(await !process.output.all().contains("[ ] Mil"))
  }

  @Test func `Ctrl-D leaves, as it does at a prompt`() async throws {
    let process = try ExampleProcess(onTerminal: "todos", Self.unicode)
    try await process.output.wait(for: "nothing here")
    process.type("\u{4}")
    #expect(await process.end() == .exit(0))
  }

  @Test func `Ctrl-L draws everything anew`() async throws {
    let process = try ExampleProcess(onTerminal: "todos", Self.unicode)
    try await process.output.wait(for: "nothing here")
    process.type("\u{C}")
    try await process.output.wait(for: "\u{1B}[H\u{1B}[2J")
    try await process.output.wait(for: "nothing here")
    process.type("q")
    #expect(await process.end() == .exit(0))
  }
}
