import Foundation
import RandomNumberFeature
import Store
import StoreTracing
import Testing

/// `examples trace` as a process.
@MainActor
struct TraceTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("examples-trace-\(UUID())")

  private func recorded() throws -> URL {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("a.trace")
    let recorder = try TraceRecorder<RandomNumber.State, RandomNumber.Action>(file: file)
    let store = Store(initialState: .initial, observers: [recorder]) {
      RandomNumber(client: .local(seed: 1))
    }
    store.send(.response(.success(4)))
    store.send(.dismiss)
    try recorder.close()
    return file
  }

  @Test func `a trace is shown as text`() async throws {
    let file = try recorded()
    defer { try? FileManager.default.removeItem(at: folder) }
    let run = try await ExampleProcess.run("trace \(file.path) --width 80")
    #expect(run.end == .exit(0))
    #expect(run.output.hasPrefix("2 actions, 0 effects"))
    #expect(run.output.contains("response(success(4))"))
    #expect(run.errors == "")
  }

  @Test(arguments: ["--html", "--chrome"])
  func `a page or a Chrome trace is written to a file or to standard output`(
    option: String
  ) async throws {
    let file = try recorded()
    defer { try? FileManager.default.removeItem(at: folder) }
    let target = folder.appendingPathComponent("out")
    let run = try await ExampleProcess.run("trace \(file.path) \(option) \(target.path)")
    #expect(run.end == .exit(0))
    #expect(run.output == "")
    let printed = try await ExampleProcess.run("trace \(file.path) \(option) -")
    #expect(printed.output == (try String(contentsOf: target, encoding: .utf8)) + "\n")
  }

  @Test func `a trace from a pipe is read too`() async throws {
    let file = try recorded()
    defer { try? FileManager.default.removeItem(at: folder) }
    let text = try String(contentsOf: file, encoding: .utf8)
    let run = try await ExampleProcess.run("trace -", input: text + "{\"i\":")
    #expect(run.end == .exit(0))
    #expect(run.errors == "The last line was torn and is left out.\n")
  }

  @Test func `damage is named with its line`() async throws {
    let run = try await ExampleProcess.run("trace -", input: "hello\n")
    #expect(run.end == .exit(65))
    #expect(run.errors == "error: the trace is damaged at line 1: the line has no checksum\n")
  }

  @Test(arguments: [
    ("trace", "which trace"), ("trace a b", "one trace"),
    ("trace a --html b --chrome c", "not both"),
    ("trace a --width 3", "--width"), ("trace a --htm b", "did you mean '--html'"),
  ])
  func `a wrong use is explained`(arguments: String, message: String) async throws {
    let run = try await ExampleProcess.run(arguments)
    #expect(run.end == .exit(64))
    #expect(run.errors.contains(message))
    #expect(run.errors.contains("examples trace --help"))
  }

  @Test func `a file that is not there is an error of input`() async throws {
    let run = try await ExampleProcess.run("trace /nowhere/at/all.trace")
    #expect(run.end == .exit(74))
    #expect(run.errors.contains("/nowhere/at/all.trace can't be read"))
  }
}
