import Foundation
import Testing

struct RandomTraceTests {
  private let file = FileManager.default.temporaryDirectory
    .appendingPathComponent("random-\(UUID()).trace")

  @Test func `what was recorded is replayed`() async throws {
    defer { try? FileManager.default.removeItem(at: file) }
    let run = try await ExampleProcess.run(
      "random ping wait dismiss --seed 1 --record \(file.path)"
    )
    #expect(run.end == .exit(0))
    #expect(run.output == "66\n")
    let replayed = try await ExampleProcess.run("random --replay \(file.path)")
    #expect(replayed.end == .exit(0))
    #expect(
      replayed.output == """
        1: ping: initial -> loading
        2: response: loading -> loaded 66
        3: dismiss: loaded 66 -> initial

        """
    )
    let json = try await ExampleProcess.run("random --replay \(file.path) --json --until 2")
    #expect(
      json.output == """
        {"step":1,"action":"ping","state":"loading"}
        {"step":2,"action":"response","state":"loaded","value":66}

        """
    )
  }

  @Test func `a failure is recorded, and its code is still that of the run`() async throws {
    defer { try? FileManager.default.removeItem(at: file) }
    let run = try await ExampleProcess.run(
      "random ping --min 7 --max 7 --reject-odd --record \(file.path)"
    )
    #expect(run.end == .exit(70))
    let replayed = try await ExampleProcess.run("random --replay \(file.path)")
    #expect(replayed.end == .exit(0))
    #expect(replayed.output.hasSuffix("response: loading -> error rejected\n"))
  }

  @Test(arguments: [
    ("random --until 3", Int32(64), "--until works with --replay only"),
    ("random ping --replay a", 64, "a replay takes no commands"),
    ("random --replay /nowhere/a", 74, "/nowhere/a can't be read"),
    ("random ping --record /nowhere/a", 74, "/nowhere/a"),
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
}
