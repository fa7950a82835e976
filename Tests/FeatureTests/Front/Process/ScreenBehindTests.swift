import Foundation
import Testing

/// Screens that go on while the shell has the terminal: they leave it alone.
struct ScreenBehindTests {
  private static let entering = "\u{1B}[?1049h"
  private static let environment = ["TERM": "xterm", "LANG": "C.UTF-8"]

  private static let signals: [(String, Int32)] = [("TERM", 143), ("HUP", 129), ("INT", 130)]

  @Test(arguments: signals)
  func `a stopped screen ends by the signal that a job is ended with, and touches nothing`(
    signal: String,
    code: Int32
  ) async throws {
    let shell = try await ExampleProcess.shell(Self.environment)
    defer { shell.signal(SIGKILL) }
    let before = shell.terminalSettings
    try await stop(in: shell)
    // Other shells have `kill` let a stopped job go on, so that it takes the signal; here, bg does it.
    shell.type("kill -\(signal) %1; bg; wait %1; echo code $?\n")
    try await shell.output.wait(for: "code \(code)\r\n")
    try await shell.output.wait(for: ExampleProcess.prompt)
    #expect(shell.terminalSettings == before)
    shell.type("exit\n")
    #expect(await shell.end() == .exit(0))
    let text = await shell.output.all()
    let end = try #require(text.range(of: ScreenReplica.leaving))
    #expect(!text[end.upperBound...].contains(Self.entering))
  }

  @Test func `a screen that bg lets go on stops again, and fg shows it`() async throws {
    let shell = try await ExampleProcess.shell(Self.environment)
    defer { shell.signal(SIGKILL) }
    let before = shell.terminalSettings
    try await stop(in: shell)
    shell.type("bg; wait %1; echo code $?\n")
    try await shell.output.wait(for: "code \(128 + SIGTSTP)\r\n")
    try await shell.output.wait(for: ExampleProcess.prompt)
    #expect(shell.terminalSettings == before)
    try await finishInFront(shell)
  }

  @Test func `a screen that is started behind the shell stops, and fg shows it`() async throws {
    let shell = try await ExampleProcess.shell(Self.environment)
    defer { shell.signal(SIGKILL) }
    let before = shell.terminalSettings
    shell.type("\(try Launcher.examples()) todos & wait %1; echo code $?\n")
    try await shell.output.wait(for: "code \(128 + SIGTSTP)\r\n")
    try await shell.output.wait(for: ExampleProcess.prompt)
    #expect(shell.terminalSettings == before)
    try await finishInFront(shell)
  }

  private func stop(in shell: ExampleProcess) async throws {
    shell.type("\(try Launcher.examples()) todos\n")
    try await shell.output.wait(for: "nothing here")
    shell.type("\u{1A}")
    try await shell.output.wait(for: ScreenReplica.leaving)
    try await shell.output.wait(for: ExampleProcess.prompt)
  }

  private func finishInFront(_ shell: ExampleProcess) async throws {
    shell.type("fg\n")
    try await shell.output.wait(for: Self.entering)
    try await shell.output.wait(for: "nothing here")
    shell.type("aMilk\r")
    try await shell.output.wait(for: "[ ] Milk")
    shell.type("q")
    try await shell.output.wait(for: ScreenReplica.leaving)
    try await shell.output.wait(for: ExampleProcess.prompt)
    shell.type("echo code $?\n")
    try await shell.output.wait(for: "code 0\r\n")
    shell.type("exit\n")
    #expect(await shell.end() == .exit(0))
  }
}
