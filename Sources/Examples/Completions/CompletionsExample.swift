/// Prints what a shell needs to complete the examples, their commands and options.
package enum CompletionsExample: Example {
  package static let name = "completions"
  package static let summary = "prints completions for a shell: bash, zsh or fish"
  package static let invocation = "source <(examples completions bash)"

  package static var help: String {
    """
    Usage: examples completions <shell>

    Prints a script that lets a shell complete the names of the examples, their commands and their
    options. It is made of the same tables as the help.

    Shells:
    \(HelpTable(rows: Shell.allCases.map { (title: $0.rawValue, lines: [Self.use(of: $0)]) }).text)

    Exit codes:
      0    the script was printed
      64   wrong use: no shell, or an unknown one
      141  whoever read the output has closed it

    Examples:
      \(invocation)
      examples completions fish | source
    """
  }

  package static var completion: CompletionTable {
    CompletionTable(
      options: NoOption.completions,
      words: Shell.allCases.map { CompletionTable.Word($0.rawValue, use(of: $0)) }
    )
  }

  private static func use(of shell: Shell) -> String {
    switch shell {
    case .bash, .zsh: "source <(examples completions \(shell.rawValue))"
    case .fish: "examples completions fish | source"
    }
  }

  @MainActor
  package static func run(
    _ arguments: [String],
    on terminal: Terminal
  ) async throws(UsageError) -> ExitCode {
    do throws(UsageError) {
      var shells: [Shell] = []
      for argument in try Argument<NoOption>.parse(arguments) {
        if case .word(let word) = argument { shells.append(try Shell(parsing: word)) }
      }
      guard let shell = shells.first else { throw UsageError("which shell? bash, zsh or fish") }
      guard shells.count == 1 else { throw UsageError("one shell at a time") }
      terminal.console.print(shell.script(for: Examples.catalog))
      return .success
    } catch {
      throw error.pointing(to: "examples completions --help")
    }
  }
}
