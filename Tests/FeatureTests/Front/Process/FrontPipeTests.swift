import Examples
import Foundation
import Store
import StoreTracing
import Testing

/// A front with commands from a pipe, recording and replaying.
struct FrontPipeTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("examples-front-\(UUID())")

  private static let script = "add Milk\nadd Bread\n# a comment\n\ntoggle 1\nshow active\n"

  private func withTrace(_ body: (String) async throws -> Void) async throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try await body(folder.appendingPathComponent("a.trace").path)
  }

  @Test func `each transition is a line`() async throws {
    let run = try await ExampleProcess.run("todos", input: Self.script)
    #expect(run.end == .exit(0))
    #expect(run.errors == "")
    #expect(
      run.output == """
        draft 'Milk'
        adding 'Milk'
        added 'Milk', 1 of 1 to do
        draft 'Bread'
        adding 'Bread'
        added 'Bread', 2 of 2 to do
        completed 'Milk'
        shows active, 1 of 2 to do

        """
    )
  }

  @Test func `as JSON each has its action, its origin and its state`() async throws {
    let run = try await ExampleProcess.run("todos --json", input: "add Milk\n")
    #expect(run.end == .exit(0))
    #expect(
      run.output == """
        {"action":{"draftChanged":{"_0":"Milk"}},"origin":"external",\
        "state":{"todos":[],"filter":{"all":{}},"draft":"Milk"}}
        {"action":{"add":{}},"origin":"external",\
        "state":{"todos":[],"filter":{"all":{}},"draft":""}}
        {"action":{"added":{"_0":{"id":1,"title":"Milk","isCompleted":false}}},\
        "origin":{"effect":"new id"},\
        "state":{"todos":[{"id":1,"title":"Milk","isCompleted":false}],\
        "filter":{"all":{}},"draft":""}}

        """
    )
  }

  @Test func `words of the command line are commands`() async throws {
    let run = try await ExampleProcess.run("todos wait reset", input: "nonsense\n")
    #expect(run.end == .exit(0))
    #expect(run.output == "reset\n")
  }

  @Test func `the end of the pipe waits for what is under way`() async throws {
    let run = try await ExampleProcess.run("todos", input: "add Milk\nremind 1 1ms\n")
    #expect(run.end == .exit(0))
    #expect(run.output.hasSuffix("it is time for 'Milk'\n"))
  }

  @Test func `quit waits for nothing`() async throws {
    let run = try await ExampleProcess.run("todos", input: "add Milk\nremind 1 1h\nquit\nreset\n")
    #expect(run.end == .exit(0))
    #expect(run.output.hasSuffix("reminder for 'Milk' in 1h\n"))
  }

  @Test func `a mistake ends the pipe with 64`() async throws {
    let run = try await ExampleProcess.run("todos", input: "add Milk\ntogle 1\nreset\n")
    #expect(run.end == .exit(64))
    #expect(run.output.hasSuffix("added 'Milk', 1 of 1 to do\n"))
    #expect(run.errors == "error: unknown command 'togle'; did you mean 'toggle'?\n")
  }

  @Test func `Ctrl-C ends a session that waits for a reminder`() async throws {
    let process = try ExampleProcess("todos")
    process.type("add Milk\nremind 1 1h\nwait\n")
    try await process.output.wait(for: "reminder for 'Milk' in 1h\n")
    process.interrupt()
    #expect(await process.end() == .exit(130))
    #expect(await process.errors.all() == "")
  }

  @Test func `a pipe that is closed ends the session quietly`() async throws {
    let closed = try ExampleProcess("todos reset", output: .closedPipe)
    #expect(await closed.end() == .exit(141))
    #expect(await closed.errors.all() == "")
    let later = try ExampleProcess("todos", output: .firstLine)
    later.typeForever("reset\n")
    #expect(await later.end() == .exit(141))
    #expect(await later.errors.all() == "")
  }

  @Test func `what was recorded is replayed`() async throws {
    try await withTrace { file in
      let recorded = try await ExampleProcess.run("todos --record \(file)", input: Self.script)
      let run = try await ExampleProcess.run("todos --replay \(file)")
      #expect(run.end == .exit(0))
      #expect(run.errors == "")
      let lines = recorded.output.split(separator: "\n").enumerated()
        .map { "\($0.offset + 1): \($0.element)" }
      #expect(
        run.output == """
          \(lines.joined(separator: "\n"))

          todos  active  1 of 2 to do
          \(String(repeating: "─", count: 80))
            [ ] Bread

          """
      )
    }
  }

  @Test func `a replay as JSON has the recorded lines with their steps`() async throws {
    try await withTrace { file in
      let recorded = try await ExampleProcess.run(
        "todos --json --record \(file)",
        input: Self.script
      )
      let run = try await ExampleProcess.run("todos --json --replay \(file) --until 3")
      #expect(run.end == .exit(0))
      let lines = recorded.output.split(separator: "\n").prefix(3).enumerated()
        .map { "{\"step\":\($0.offset + 1),\($0.element.dropFirst())\n" }
      #expect(run.output == lines.joined())
    }
  }

  @Test func `a replay that ends before the beginning or behind the end is a wrong use`()
    async throws
  {
    try await withTrace { file in
      _ = try await ExampleProcess.run("todos reset --record \(file)")
      let none = try await ExampleProcess.run("todos --replay \(file) --until 0")
      #expect(none.end == .exit(0))
      let run = try await ExampleProcess.run("todos --replay \(file) --until 2")
      #expect(run.end == .exit(64))
      #expect(run.errors == "error: the trace has the steps 0 to 1\n")
    }
  }

  @Test func `a damaged trace is named with its line`() async throws {
    try await withTrace { file in
      _ = try await ExampleProcess.run("todos --record \(file)", input: Self.script)
      let text = try String(contentsOfFile: file, encoding: .utf8)
      try text.replacing("Bread", with: "Broad").write(
        toFile: file,
        atomically: true,
        encoding: .utf8
      )
      let run = try await ExampleProcess.run("todos --replay \(file)")
      #expect(run.end == .exit(65))
      #expect(run.output == "")
      #expect(
        run.errors.hasPrefix("error: the trace is damaged at line ")
          && run.errors.hasSuffix("the checksum does not fit the line\n")
      )
    }
  }

  @Test @MainActor func `a replay that leaves the recording is told as a difference`() async throws
  {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("other.trace")
    let recorder = try TraceRecorder<Todos.State, Todos.Action>(file: file, name: "todos")
    let store = Store(initialState: Todos.State(), observers: [recorder]) {
      Reduce<Todos.State, Todos.Action> { state, action in
        if case .draftChanged = action { state.draft = "something else" }
        return .none
      }
    }
    for action in [Todos.Action.reset, .draftChanged("Milk"), .show(.all)] { store.send(action) }
    try recorder.close()
    let run = try await ExampleProcess.run("todos --replay \(file.path)")
    #expect(run.end == .exit(65))
    #expect(run.output.hasPrefix("1: reset\n2: draft 'Milk'\n3: shows all, 0 of 0 to do\n"))
    #expect(
      run.errors.hasPrefix(
        "error: The replay leaves the recording at step 2, draftChanged(\"Milk\"); "
      )
    )
    #expect(run.errors.contains("\"something else\"") && run.errors.contains("\"Milk\""))
    let before = try await ExampleProcess.run("todos --replay \(file.path) --until 1")
    #expect(before.end == .exit(0))
  }

  @Test func `a torn last line is left out and told`() async throws {
    try await withTrace { file in
      _ = try await ExampleProcess.run("todos reset --record \(file)")
      let text = try String(contentsOfFile: file, encoding: .utf8)
      try (text + "{\"i\":").write(toFile: file, atomically: true, encoding: .utf8)
      let run = try await ExampleProcess.run("todos --replay \(file)")
      #expect(run.end == .exit(0))
      #expect(run.errors == "The last line was torn and is left out.\n")
    }
  }

  @Test @MainActor func `a trace of another example is not replayed`() async throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("other.trace")
    let recorder = try TraceRecorder<Todos.State, Todos.Action>(file: file, name: "signin")
    try recorder.close()
    let run = try await ExampleProcess.run("todos --replay \(file.path)")
    #expect(run.end == .exit(65))
    #expect(run.errors == "error: this is a trace of 'signin', not of 'todos'\n")
  }

  @Test(arguments: ["--replay /nowhere/a.trace", "--record /nowhere/a.trace reset"])
  func `a file that can not be opened is an error of input or output`(
    arguments: String
  ) async throws {
    let run = try await ExampleProcess.run("todos \(arguments)")
    #expect(run.end == .exit(74))
    #expect(run.errors.contains("/nowhere/a.trace"))
    #expect(run.output == "")
  }

  @Test func `help explains commands, keys, options and codes`() async throws {
    let run = try await ExampleProcess.run("todos --help")
    #expect(run.end == .exit(0))
    for text in [
      "remind <n> <time>", "wait [<time>]", "Space", "--until <step>", "130", "printf",
      "Keys with --replay on a terminal:", "one step back, one forth",
    ] {
      #expect(run.output.contains(text))
    }
    #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }
}
