extension Front {
  /// All commands as a table, without a line feed at the end.
  package static var commandTable: String {
    HelpTable(rows: commands.map { (title: $0.title, lines: [$0.summary]) }).text
  }

  package static var help: String {
    """
    Usage: examples \(name) [commands…] [options]

    \(about)

    \(manner)

    Commands:
    \(commandTable)

    Keys on a terminal:
    \(HelpTable(rows: Screen.keys.map { (title: $0.keys, lines: [$0.what]) }).text)

    Keys with --replay on a terminal:
    \(TimeTravel.help)

    Options, before or after the commands, as '--option value' or '--option=value':
    \(EitherOption<Option>.help)

    Exit codes:
    \(HelpTable(rows: exitCodes).text)

    Examples:
    \(tries.map { "  \($0)" }.joined(separator: "\n"))
    """
  }

  package static var completion: CompletionTable {
    CompletionTable(
      options: EitherOption<Option>.completions,
      words: takesCommandsAsWords
        ? commands.map { CompletionTable.Word($0.word, $0.summary) } : []
    )
  }

  package static var manner: String {
    """
    On a terminal it takes keys. Otherwise commands are read from standard input, one a line ('#'
    starts a comment), and each transition is printed on a line.
    """
      + (takesCommandsAsWords
        ? """
         Words of the command line are
        commands too, in quotation marks with their arguments.
        """ : "")
  }

  private static var commands: [(word: String, title: String, summary: String)] {
    func row(_ command: some FrontCommand) -> (word: String, title: String, summary: String) {
      let title = [command.rawValue, command.placeholder].compactMap(\.self)
      return (command.rawValue, title.joined(separator: " "), command.summary)
    }
    return Command.allCases.map { row($0) } + CommonCommand.allCases.map { row($0) }
  }

  private static var exitCodes: [(title: String, lines: [String])] {
    let common: [(title: String, lines: [String])] = [
      ("0", ["the end of the commands, or the user has left"]),
      ("64", ["wrong use: an unknown command, option or value"]),
      ("65", ["a trace is damaged, or its replay leaves the recording"]),
      ("74", ["something can't be read or written"]),
      ("130", ["Ctrl-C"]),
      ("141", ["whoever read the output has closed it"]),
    ]
    let own = ownExitCodes
    let rest = common.filter { row in !own.contains { $0.title == row.title } }
    return (own + rest).sorted { (Int($0.title) ?? 0) < (Int($1.title) ?? 0) }
  }
}
