/// What can be asked of the example, in words.
package enum RandomCommand: String, CaseIterable, Hashable, Sendable {
  case ping, dismiss, wait, help, quit

  /// Reads a word.
  package init(parsing word: String) throws(UsageError) {
    guard let command = RandomCommand(rawValue: word) else {
      throw .unknown("command", word, among: Self.allCases.map(\.rawValue))
    }
    self = command
  }

  /// What the command does, for the help.
  package var summary: String {
    switch self {
    case .ping: "ask for a number; a request under way is dropped for the new one"
    case .dismiss: "forget the number, or cancel the request under way"
    case .wait: "go on when no request is under way"
    case .help: "show the commands"
    case .quit: "cancel the request under way and end"
    }
  }

  /// The lines of the help that explain all commands.
  package static var table: String {
    HelpTable(rows: allCases.map { (title: $0.rawValue, lines: [$0.summary]) }).text
  }
}
