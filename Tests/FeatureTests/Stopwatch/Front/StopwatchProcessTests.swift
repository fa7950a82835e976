import Foundation
import Testing

/// `examples stopwatch` as a process; it ticks once an hour, so that no test depends on how fast it is.
struct StopwatchProcessTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("examples-stopwatch-\(UUID())")

  @Test func `commands from a pipe are transitions, a line each`() async throws {
    let run = try await ExampleProcess.run(
      "stopwatch --tick 1h",
      input: "lap\nstart\nstart\nlap\nstop\nreset\n"
    )
    #expect(run.end == .exit(0))
    let lines = run.output.split(separator: "\n")
    #expect(lines.prefix(3) == ["doesn't run", "start", "runs already"])
    #expect(lines.contains("0:00.00 started"))
    #expect(lines.count == 9)
    #expect(lines.last == "reset")
  }

  @Test func `the end of the commands ends a stopwatch that runs`() async throws {
    let run = try await ExampleProcess.run("stopwatch start --tick 1h")
    #expect(run.end == .exit(0))
    #expect(run.output.hasPrefix("start\n"))
  }

  @Test(arguments: ["--tick 0ms", "--tick never", "--tock 1s"])
  func `a wrong use is explained`(options: String) async throws {
    let run = try await ExampleProcess.run("stopwatch \(options)")
    #expect(run.end == .exit(64))
    #expect(run.errors.contains("examples stopwatch --help"))
  }

  @Test func `what was recorded replays to the same lines`() async throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("a.trace").path
    let run = try await ExampleProcess.run(
      "stopwatch start lap lap stop --tick 1h --record \(file)"
    )
    #expect(run.end == .exit(0))
    let replay = try await ExampleProcess.run("stopwatch --replay \(file)")
    #expect(replay.end == .exit(0))
    let lines = run.output.split(separator: "\n").enumerated().map { "\($0 + 1): \($1)\n" }
    #expect(replay.output.hasPrefix(lines.joined()))
    #expect(replay.output.contains("\nstopwatch  stopped\n"))
  }

  @Test func `on a terminal, keys start, lap and stop it`() async throws {
    let process = try ExampleProcess(onTerminal: "stopwatch --tick 1h")
    try await process.output.wait(for: "stopped")
    process.type(" ")
    try await process.output.wait(for: "runs")
    process.type("l")
    try await process.output.wait(for: "lap 2")
    process.type("r")
    try await process.output.wait(for: "stopped")
    process.type("q")
    #expect(await process.end() == .exit(0))
  }
}
