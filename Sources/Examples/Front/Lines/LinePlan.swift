/// What to do with each line, and how it all ends: a value that decides; `LineSession` acts.
package struct LinePlan<F: Front> {
  private let front: F
  /// Whether somebody sits at a prompt, who can correct a mistake.
  private let isCorrectable: Bool
  /// How the program ends because of the lines.
  package private(set) var exitCode = ExitCode.success

  package init(front: F, isCorrectable: Bool) {
    self.front = front
    self.isCorrectable = isCorrectable
  }

  /// What a line asks for: a command and its argument; blank lines and those that begin with `#` say
  /// nothing.
  package mutating func step(for line: String, in state: F.State) -> LineStep<F.Action> {
    let line = Self.trimmed(line)
    guard !line.isEmpty, !line.hasPrefix("#") else { return .skip }
    let word = line.prefix { !$0.isWhitespace }
    let argument = Self.trimmed(line[word.endIndex...])
    do throws(UsageError) {
      return try step(String(word), argument, state)
    } catch {
      guard !isCorrectable else { return .complain(error.description) }
      exitCode = .usage
      return .stop(error.description)
    }
  }

  /// The lines could not be read to their end.
  package mutating func inputFailed() {
    exitCode = .inputOrOutputFailed
  }

  private func step(
    _ word: String,
    _ argument: String,
    _ state: F.State
  ) throws(UsageError) -> LineStep<F.Action> {
    if let command = F.Command(rawValue: word) {
      try Self.check(argument, of: command)
      return .send(
        try front.actions(for: command, argument, in: state),
        isAwaited: command.isAwaited
      )
    }
    guard let command = CommonCommand(rawValue: word) else {
      let words = F.Command.allCases.map(\.rawValue) + CommonCommand.allCases.map(\.rawValue)
      throw .unknown("command", word, among: words)
    }
    try Self.check(argument, of: command)
    return switch command {
    case .wait: .wait(try Self.time(argument))
    case .help: .help
    case .quit: .quit
    }
  }

  private static func check(_ argument: String, of command: some FrontCommand) throws(UsageError) {
    let word = command.rawValue
    guard let placeholder = command.placeholder else {
      guard argument.isEmpty else { throw UsageError("'\(word)' takes no argument") }
      return
    }
    guard !argument.isEmpty || placeholder.hasPrefix("[") else {
      throw UsageError("'\(word)' needs an argument: \(word) \(placeholder)")
    }
  }

  private static func time(_ text: String) throws(UsageError) -> Duration? {
    guard !text.isEmpty else { return nil }
    guard let time = DurationText.duration(text) else {
      throw UsageError("\(UsageError.quoted(text)) is no time; try 500ms, 2s or 1m")
    }
    return time
  }

  private static func trimmed(_ text: some StringProtocol) -> String {
    guard
      let first = text.firstIndex(where: { !$0.isWhitespace }),
      let last = text.lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(text[first...last])
  }
}
