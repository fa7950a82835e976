extension ExampleProcess {
  /// What the shell shows when it takes a command.
  static let prompt = "ready> "

  /// A shell on a terminal that takes a command: what runs in it can be stopped, and go on.
  static func shell(_ environment: [String: String]) async throws -> ExampleProcess {
    let shell = try ExampleProcess(
      onTerminal: "-i",
      environment.merging(["PS1": prompt, "ENV": ""]) { $1 },
      executable: "/bin/dash"
    )
    try await shell.output.wait(for: prompt)
    return shell
  }
}
