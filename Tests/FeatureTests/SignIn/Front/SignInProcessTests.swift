import Foundation
import Testing

struct SignInProcessTests {
  private static let script = """
    name ada
    password lovelace
    submit
    wait
    code 100001
    submit
    wait
    renew
    wait

    """

  @Test func `a script signs in`() async throws {
    let run = try await ExampleProcess.run("signin", input: Self.script)
    #expect(run.end == .exit(0))
    #expect(run.errors == "")
    #expect(run.output.contains("signed in as 'ada'\nsession begun: signed in as 'ada'\n"))
    #expect(run.output.hasSuffix("requesting -> signed in as 'ada'\n"))
  }

  @Test(arguments: ["", "--json "])
  func `neither password nor token nor code is printed or recorded`(option: String) async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("signin-\(UUID())")
    defer { try? FileManager.default.removeItem(at: file) }
    let run = try await ExampleProcess.run(
      "signin \(option)--record \(file.path)",
      input: Self.script
    )
    #expect(run.end == .exit(0))
    let trace = try String(contentsOf: file, encoding: .utf8)
    for text in [run.output, run.errors, trace] {
      for secret in ["lovelace", "100001", "token 1", "token 2"] {
        #expect(!text.contains(secret))
      }
    }
    #expect(trace.contains("(secret)"))
    let replayed = try await ExampleProcess.run("signin \(option)--replay \(file.path)")
    #expect(replayed.end == .exit(0))
    #expect(replayed.errors == "")
    #expect(replayed.output.contains("ada"))
  }

  @Test func `a command of another step is a mistake that says so`() async throws {
    let run = try await ExampleProcess.run("signin", input: "code 1\n")
    #expect(run.end == .exit(64))
    #expect(run.errors == "error: there is no 'code' while a password is asked for\n")
  }

  @Test func `a failure on demand is told`() async throws {
    let run = try await ExampleProcess.run("signin --fail-every 1", input: Self.script)
    #expect(run.end == .exit(64))
    #expect(run.output.contains("failed: the server does not answer"))
    #expect(run.errors == "error: there is no 'code' while a password is asked for\n")
  }

  @Test func `on a terminal the password is dots`() async throws {
    let process = try ExampleProcess(onTerminal: "signin", ["TERM": "xterm", "LANG": "C.UTF-8"])
    try await process.output.wait(for: "name: ")
    process.type("ada\rsecret")
    try await process.output.wait(for: "••••••")
    process.type("\u{15}lovelace\r")
    try await process.output.wait(for: "It is 100001")
    process.type("100001\r")
    try await process.output.wait(for: "The session lasts 1m.")
    process.type("q")
    #expect(await process.end() == .exit(0))
    #expect(await !process.output.all().contains("secret"))
  }

  @Test(arguments: [
    ("--lifetime soon", "--lifetime"), ("--fail-every 0", "--fail-every"),
    ("--resend -1", "--resend"),
  ])
  func `a wrong value is explained`(arguments: String, option: String) async throws {
    let run = try await ExampleProcess.run("signin \(arguments)")
    #expect(run.end == .exit(64))
    #expect(run.errors.contains("is no value for \(option)"))
  }
}
