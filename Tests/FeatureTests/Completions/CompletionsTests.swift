import Examples
import Foundation
import Testing

/// The completions, as the shells take them.
struct CompletionsTests {
  private static let bash = "/bin/bash"

  /// What bash completes; the words end with the one under the cursor.
  private func completed(_ words: String...) async throws -> Set<Substring> {
    let quoted = words.map { "'\($0)'" }.joined(separator: " ")
    let run = try await ExampleProcess.run(
      "--norc -s",
      input: """
        \(Shell.bash.script(for: Examples.catalog))
        COMP_WORDS=(examples \(quoted))
        COMP_CWORD=\(words.count)
        _examples
        printf '%s\\n' "${COMPREPLY[@]}"

        """,
      executable: Self.bash
    )
    #expect(run.end == .exit(0))
    #expect(run.errors == "")
    return Set(run.output.split(separator: "\n"))
  }

  @Test func `bash finds no mistake in its script`() async throws {
    let script = try await ExampleProcess.run("completions bash")
    #expect(script.output == Shell.bash.script(for: Examples.catalog) + "\n")
    let run = try await ExampleProcess.run("-n", input: script.output, executable: Self.bash)
    #expect(run.end == .exit(0))
    #expect(run.errors == "")
  }

  @Test(arguments: [(Shell.zsh, "/usr/bin/zsh"), (.fish, "/usr/bin/fish")])
  func `the other shells find none in theirs, where they are installed`(
    shell: Shell,
    path: String
  ) async throws {
    let script = try await ExampleProcess.run("completions \(shell.rawValue)")
    #expect(script.output == shell.script(for: Examples.catalog) + "\n")
    guard FileManager.default.isExecutableFile(atPath: path) else { return }
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
    try script.output.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    let run = try await ExampleProcess.run("-n \(file.path)", executable: path)
    #expect(run.end == .exit(0))
    #expect(run.errors == "")
  }

  @Test func `the first word is an example`() async throws {
    #expect(try await completed("") == Set(Examples.catalog.map { $0.name[...] } + ["--help"]))
    #expect(try await completed("to") == ["todos"])
    #expect(try await completed("help", "si") == ["signin"])
  }

  @Test func `every option and every command of every example is completed`() async throws {
    for example in Examples.catalog {
      let options = example.completion.options.map { $0.word.text[...] }
      #expect(options.contains("--help"))
      #expect(try await completed(example.name, "-") == Set(options))
      if !example.completion.takesFiles {
        let words = example.completion.words.map { $0.text[...] }
        #expect(!words.isEmpty)
        #expect(try await completed(example.name, "") == Set(words))
      }
    }
  }

  @Test func `an option with a file has files completed, and one with a number nothing`()
    async throws
  {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("complete-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("a file.trace").path
    try "".write(toFile: file, atomically: true, encoding: .utf8)
    let start = folder.appendingPathComponent("a").path
    #expect(try await completed("todos", "--record", start) == [file[...]])
    #expect(try await completed("todos", "--record", "=", start) == [file[...]])
    #expect(try await completed("trace", start) == [file[...]])
    #expect(try await completed("todos", "--until", "") == [])
    #expect(try await completed("random", "--seed", "=", "") == [])
    #expect(try await completed("nothing", "") == [])
  }

  @Test(arguments: [
    ("completions", "which shell"), ("completions bash fish", "one shell"),
    ("completions bsh", "did you mean 'bash'"), ("completions --json", "unknown option"),
  ])
  func `a wrong use is explained`(arguments: String, message: String) async throws {
    let run = try await ExampleProcess.run(arguments)
    #expect(run.end == .exit(64))
    #expect(run.errors.contains(message))
    #expect(run.errors.contains("examples completions --help"))
  }
}
