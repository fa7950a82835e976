import Foundation
import Testing

/// `examples fleet` as a process.
struct FleetProcessTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("examples-fleet-\(UUID())")

  @Test(arguments: ["1", "2"])
  func `a run without commands tells its sums and figures`(seed: String) async throws {
    let run = try await ExampleProcess.run("fleet --devices 20 --events 30 --seed \(seed)")
    #expect(run.end == .exit(0))
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 8)
    #expect(lines[1...3].allSatisfy { $0.contains(" 600 ") })
    #expect(lines[4] == "all sums agree, no update was lost")
    #expect(lines[5].hasPrefix("latency of an action: p50 "))
    #expect(lines[6].hasPrefix("throughput: "))
    #expect(lines[7].hasPrefix("processors: "))
  }

  @Test func `with --json it is one object`() async throws {
    let run = try await ExampleProcess.run("fleet --devices 5 --events 7 --batch 2 --json")
    #expect(run.end == .exit(0))
    let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    #expect(object?["agree"] as? Bool == true)
    #expect((object?["devices"] as? [String: Int])?["count"] == 35)
    #expect((object?["figures"] as? [String: Any])?["actions"] as? Int == 35)
  }

  @Test func `with commands each transition is a line`() async throws {
    let run = try await ExampleProcess.run("fleet stop start --devices 2 --events 20")
    #expect(run.end == .exit(0))
    let lines = run.output.split(separator: "\n")
    #expect(lines.prefix(2) == ["nothing to stop", "2 devices begin"])
    #expect(lines.count == 2 + 4 + 2)
    #expect(lines.last == "all sums agree, no update was lost")
  }

  @Test(arguments: ["fleet", "fleet start"])
  func `what was recorded replays`(command: String) async throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("a.trace").path
    let run = try await ExampleProcess.run(
      "\(command) --devices 4 --events 20 --record \(file)"
    )
    #expect(run.end == .exit(0))
    let replay = try await ExampleProcess.run("fleet --replay \(file)")
    #expect(replay.end == .exit(0))
    #expect(replay.output.contains("\n11: all sums agree, no update was lost\n"))
    #expect(replay.output.contains("\nfleet  ended\n"))
  }

  @Test(arguments: [
    "--devices 0", "--events 0", "--batch 0", "--seed -1", "--devices 100000 --events 10001",
    "--device 3",
  ])
  func `a wrong use is explained`(options: String) async throws {
    let run = try await ExampleProcess.run("fleet \(options)")
    #expect(run.end == .exit(64))
    #expect(run.errors.contains("examples fleet --help"))
  }

  @Test func `Ctrl-C ends a run that would take long`() async throws {
    let process = try ExampleProcess("fleet start --devices 100 --events 10000000")
    try await process.output.wait(for: "reports 10")
    process.interrupt()
    #expect(await process.end() == .exit(130))
  }

  @Test func `on a terminal, a key lets it run`() async throws {
    let process = try ExampleProcess(onTerminal: "fleet --devices 3 --events 10")
    try await process.output.wait(for: "3 devices are ready")
    process.type(" ")
    try await process.output.wait(for: "throughput")
    process.type("q")
    #expect(await process.end() == .exit(0))
  }
}
