import Foundation
import Testing

/// `examples search` as a process.
struct SearchProcessTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("examples-search-\(UUID())")

  private func path(of name: String) throws -> String {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder.appendingPathComponent(name).path
  }

  @Test func `commands from a pipe are transitions, a line each`() async throws {
    let run = try await ExampleProcess.run("search", input: "find sao t\nclear\n")
    #expect(run.end == .exit(0))
    #expect(
      run.output == """
        typed 'sao t'
        searching for 'sao t'
        'sao t': 1 found: São Tomé, São Tomé and Príncipe
        cleared

        """
    )
    #expect(run.errors == "")
  }

  @Test func `only the last of several queries is searched for`() async throws {
    let run = try await ExampleProcess.run(
      "search --delay 50ms",
      input: "type o\ntype os\ntype osl\nwait\n"
    )
    #expect(run.output == "typed 'o'\ntyped 'os'\ntyped 'osl'\n'osl': 1 found: Oslo, Norway\n")
  }

  @Test func `a query that is cleared isn't waited for`() async throws {
    let run = try await ExampleProcess.run("search --delay 1h", input: "type o\nclear\nwait\n")
    #expect(run.end == .exit(0))
    #expect(run.output == "typed 'o'\ncleared\n")
  }

  @Test func `a file is searched, a line an entry`() async throws {
    let file = try path(of: "list")
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("Über\r\nunder\n\nsuper".utf8).write(to: URL(fileURLWithPath: file))
    let run = try await ExampleProcess.run(
      "search --limit 2 --catalog \(file)",
      input: "find u\n"
    )
    #expect(run.output.hasSuffix("'u': 3 found, the best 2: Über | under\n"))
  }

  @Test(arguments: [
    ("--catalog /nowhere/at/all", "'/nowhere/at/all' is no catalogue that can be read"),
    ("--fail-every 0", "--fail-every"),
    ("--limit 0", "--limit"), ("--delay soon", "--delay"), ("--catalogue x", "did you mean"),
  ])
  func `a wrong use is explained`(options: String, message: String) async throws {
    let run = try await ExampleProcess.run("search \(options)")
    #expect(run.end == .exit(64))
    #expect(run.errors.contains(message))
    #expect(run.errors.contains("examples search --help"))
  }

  @Test func `a search that has failed last is the exit code, and a retry mends it`() async throws {
    let failed = try await ExampleProcess.run("search --fail-every 2", input: "find a\nfind b\n")
    #expect(failed.end == .exit(69))
    let mended = try await ExampleProcess.run(
      "search --fail-every 2",
      input: "find a\nfind b\nretry\n"
    )
    #expect(mended.end == .exit(0))
  }

  @Test func `with --json each transition is an object`() async throws {
    let run = try await ExampleProcess.run("search --json", input: "find oslo\n")
    let lines = run.output.split(separator: "\n")
    let objects = try lines.map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
    #expect(objects.count == 3)
    #expect(objects.allSatisfy { Set($0.keys) == ["action", "origin", "state"] })
    #expect(lines[2].contains("Oslo, Norway"))
  }

  @Test func `what was recorded replays to its last state`() async throws {
    let file = try path(of: "a.trace")
    defer { try? FileManager.default.removeItem(at: folder) }
    let session = "find oslo\nfind rome\nretry\n"
    let run = try await ExampleProcess.run(
      "search --fail-every 2 --record \(file)",
      input: session
    )
    #expect(run.end == .exit(0))
    let replay = try await ExampleProcess.run("search --replay \(file)")
    #expect(replay.end == .exit(0))
    #expect(replay.output.contains("8: 'rome': 1 found: Rome, Italy\n"))
    let part = try await ExampleProcess.run("search --replay \(file) --until 6")
    #expect(part.output.contains("\nsearch  the catalogue is unavailable\n"))
  }

  @Test func `on a terminal, what is typed is searched for`() async throws {
    let process = try ExampleProcess(onTerminal: "search --delay 0ms")
    try await process.output.wait(for: "type something")
    process.type("reyk")
    try await process.output.wait(for: "Iceland")
    process.type("\u{4}")
    #expect(await process.end() == .exit(0))
  }
}
