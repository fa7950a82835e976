import Foundation
import Testing

/// The ways out of a screen: each of them leaves the terminal as it was found.
struct ScreenEndTests {
  private static let environment = ["TERM": "xterm", "LANG": "C.UTF-8"]

  private static let signals: [(Int32, Int32)] = [
    (SIGTERM, 143), (SIGHUP, 129), (SIGQUIT, 131), (SIGINT, 130), (SIGUSR1, 128 + SIGUSR1),
    (SIGUSR2, 128 + SIGUSR2), (SIGALRM, 142),
  ]

  @Test(arguments: [("q", Int32(0)), ("\u{4}", 0), ("\u{3}", 130), ("\u{1C}", 131)])
  func `a key that ends the program leaves the terminal as it was`(
    key: String,
    code: Int32
  ) async throws {
    let process = try ExampleProcess(onTerminal: "todos", Self.environment)
    try await process.output.wait(for: "nothing here")
    let raw = process.terminalSettings
    process.type(key)
    #expect(await process.end() == .exit(code))
    #expect(await process.output.all().hasSuffix(ScreenReplica.leaving))
    let (master, slave, _) = try Descriptors.terminal()
    defer { for end in [master, slave] { close(end) } }
    #expect(process.terminalSettings == Self.settings(of: master))
    #expect(raw != process.terminalSettings)
  }

  @Test(arguments: signals)
  func `a signal that ends the program leaves the terminal as it was`(
    signal: Int32,
    code: Int32
  ) async throws {
    let process = try ExampleProcess(onTerminal: "todos", Self.environment)
    try await process.output.wait(for: "nothing here")
    process.signal(signal)
    #expect(await process.end() == .exit(code))
    #expect(await process.output.all().hasSuffix(ScreenReplica.leaving))
    let (master, slave, _) = try Descriptors.terminal()
    defer { for end in [master, slave] { close(end) } }
    #expect(process.terminalSettings == Self.settings(of: master))
  }

  @Test(arguments: [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGXCPU, SIGSYS])
  func `a crash leaves the terminal as it was, and is still one`(signal: Int32) async throws {
    let process = try ExampleProcess(onTerminal: "todos", Self.environment)
    try await process.output.wait(for: "nothing here")
    let raw = process.terminalSettings
    process.signal(signal)
    #expect(await process.end() == .signal(signal))
    #expect(await process.output.all().hasSuffix(ScreenReplica.leaving))
    let (master, slave, _) = try Descriptors.terminal()
    defer { for end in [master, slave] { close(end) } }
    #expect(process.terminalSettings == Self.settings(of: master))
    #expect(raw != process.terminalSettings)
  }

  @Test func `a trace that can not be written any more is told when the screen is free`()
    async throws
  {
    let process = try ExampleProcess(onTerminal: "todos --record /dev/full", Self.environment)
    try await process.output.wait(for: "nothing here")
    process.type("aM\rq")
    #expect(await process.end() == .exit(74))
    let text = await process.output.all()
    let end = try #require(text.range(of: ScreenReplica.leaving))
    #expect(text[end.upperBound...].contains("error: the trace can't be written: No space left"))
    #expect(!text[..<end.lowerBound].contains("No space left"))
  }

  @Test func `a terminal that hangs up ends the program`() async throws {
    let process = try ExampleProcess(onTerminal: "todos", Self.environment)
    try await process.output.wait(for: "nothing here")
    process.signal(SIGHUP)
    process.endInput()
    #expect(await process.end() == .exit(129))
  }

  @Test func `Ctrl-Z gives the terminal back to the shell, and fg takes it again`() async throws {
    let shell = try await ExampleProcess.shell(Self.environment)
    defer { shell.signal(SIGKILL) }
    let before = shell.terminalSettings
    shell.type("\(try Launcher.examples()) todos\n")
    try await shell.output.wait(for: "nothing here")
    let raw = shell.terminalSettings
    #expect(raw != before)
    shell.type("aMilk\r")
    try await shell.output.wait(for: "[ ] Milk")
    shell.type("\u{1A}")
    try await shell.output.wait(for: ScreenReplica.leaving)
    try await shell.output.wait(for: ExampleProcess.prompt)
    #expect(shell.terminalSettings == before)
    shell.type("fg\n")
    try await shell.output.wait(for: "\u{1B}[?1049h")
    try await shell.output.wait(for: "[ ] Milk")
    #expect(shell.terminalSettings == raw)
    shell.type(" ")
    try await shell.output.wait(for: "[✓] Milk")
    shell.type("q")
    try await shell.output.wait(for: ScreenReplica.leaving)
    try await shell.output.wait(for: ExampleProcess.prompt)
    #expect(shell.terminalSettings == before)
    shell.type("echo code $?\n")
    try await shell.output.wait(for: "code 0")
    shell.type("exit\n")
    #expect(await shell.end() == .exit(0))
  }

  @Test func `a stop that nobody can catch is made up for when the program goes on`() async throws {
    let process = try ExampleProcess(onTerminal: "todos", Self.environment)
    try await process.output.wait(for: "nothing here")
    process.signal(SIGSTOP)
    process.signal(SIGCONT)
    try await process.output.wait(for: "\u{1B}[?1049h")
    try await process.output.wait(for: "nothing here")
    process.type("q")
    #expect(await process.end() == .exit(0))
  }

  private static func settings(of descriptor: Int32) -> [UInt64] {
    var settings = termios()
    guard tcgetattr(descriptor, &settings) == 0 else { return [] }
    return [
      UInt64(settings.c_iflag), UInt64(settings.c_oflag), UInt64(settings.c_cflag),
      UInt64(settings.c_lflag),
    ]
  }
}
