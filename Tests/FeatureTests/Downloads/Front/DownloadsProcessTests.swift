import Examples
import Foundation
import Testing

/// The example as a process.
struct DownloadsProcessTests {
  private static let files = TroubledServer.files(3)

  private func expectFiles(_ folder: DownloadRigFolder, _ files: [ServedFile]) {
    #expect(folder.names == files.map(\.name).sorted())
    for file in files { #expect(folder.contents(of: file.name) == file.contents) }
  }

  @Test func `files come from the built-in server, and the program ends by itself`() async throws {
    let folder = try DownloadRigFolder()
    defer { folder.remove() }
    let run = try await ExampleProcess.run(
      "downloads start --files 3 --pace 1000000000 --to \(folder.path)"
    )
    #expect(run.end == .exit(0))
    #expect(run.errors == "")
    for file in Self.files {
      #expect(run.output.contains("\(file.name) complete, \(file.length) bytes, CRC-32 "))
    }
    expectFiles(folder, Self.files)
  }

  @Test func `a list in a pipe is one JSON object a transition, and failures are 1`() async throws {
    let folder = try DownloadRigFolder()
    defer { folder.remove() }
    let server = try #require(FileServer([.sample]))
    defer { server.stop() }
    folder.put(Array("\(server.address(of: "a.bin"))\nhttps://h/b\n".utf8), under: "list")
    let run = try await ExampleProcess.run(
      "downloads --json --one-by-one --list \(folder.path)/list --to \(folder.path)",
      input: "start\n"
    )
    #expect(run.end == .exit(1))
    let lines = run.output.split(separator: "\n")
    let objects = try lines.map { try JSONSerialization.jsonObject(with: Data($0.utf8)) }
    #expect(objects.count == lines.count)
    #expect(lines.last?.contains("https") == true)
    #expect(folder.contents(of: "a.bin") == ServedFile.sample.contents)
  }

  @Test func `a recorded session replays to its last state`() async throws {
    let folder = try DownloadRigFolder()
    defer { folder.remove() }
    let trace = folder.path + "/trace"
    let run = try await ExampleProcess.run(
      "downloads start --files 2 --pace 1000000000 --to \(folder.path) --record \(trace)"
    )
    #expect(run.end == .exit(0))
    let replay = try await ExampleProcess.run("downloads --replay \(trace)")
    #expect(replay.end == .exit(0))
    #expect(replay.errors == "")
    let told = run.output.split(separator: "\n").enumerated().map {
      "\($0.offset + 1): \($0.element)"
    }
    #expect(replay.output.hasPrefix(told.joined(separator: "\n")))
    #expect(replay.output.contains("2 of 2 complete"))
  }

  @Test func `Ctrl-C leaves nothing but complete files`() async throws {
    let folder = try DownloadRigFolder()
    defer { folder.remove() }
    let silent = ServedFile(name: "silent", length: 100_000)
    let server = try #require(
      FileServer([.sample, silent]) { request in
        request.name == "silent" ? .ending(.stall(after: 50_000)) : ServedAnswer()
      }
    )
    defer { server.stop() }
    let addresses = server.files.map { "--url " + server.address(of: $0.name) }
    let process = try ExampleProcess(
      "downloads start --limit 1h --to \(folder.path) " + addresses.joined(separator: " ")
    )
    try await process.output.wait(for: "a.bin complete")
    #expect(folder.names.contains("a.bin"))
    process.interrupt()
    #expect(await process.end() == .exit(130))
    expectFiles(folder, [.sample])
  }

  @Test func `keys start and cancel files, and leaving puts the terminal back`() async throws {
    let folder = try DownloadRigFolder()
    defer { folder.remove() }
    let server = try #require(FileServer([.sample]) { _ in .ending(.stall(after: 50_000)) })
    defer { server.stop() }
    let process = try ExampleProcess(
      onTerminal: "downloads --limit 1h --to \(folder.path) --url \(server.address(of: "a.bin"))",
      ["TERM": "xterm", "LC_ALL": "C"]
    )
    try await process.output.wait(for: "not asked for")
    process.type("s")
    try await process.output.wait(for: "coming in")
    process.type("x")
    try await process.output.wait(for: "cancelled")
    #expect(folder.names.isEmpty)
    process.type("q")
    #expect(await process.end() == .exit(0))
    #expect(await process.output.all().hasSuffix("\u{1B}[?1049l"))
  }

  @Test(arguments: [
    ("downloads --at-most 0", "--at-most"), ("downloads --list /missing", "can't be read"),
    ("downloads 'pause' 7", "unknown command"), ("downloads --url http://h/a --files 2", "--files"),
  ])
  func `wrong use is 64 with a reason`(arguments: String, reason: String) async throws {
    let run = try await ExampleProcess.run(arguments)
    #expect(run.end == .exit(64))
    #expect(run.errors.contains(reason))
  }
}
