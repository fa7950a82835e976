import RandomNumberFeature
import StoreTracing

/// A random number that is asked for, shown, and dismissed.
package enum RandomExample: Example {
  package static let name = "random"
  package static let summary = "asks for a random number and shows it until it is dismissed"
  package static let invocation = "examples random ping"

  package static var help: String {
    """
    Usage: examples random [commands…] [options]

    Asks for random numbers and prints each on a line of its own. The commands are words of the
    command line. Without any they are read from standard input, one a line ('#' starts a comment),
    or typed at a prompt if that is a terminal. They are carried out one after the other, without
    waiting for answers: words, and lines that come together, before any answer is handled. At
    their end the program waits for the request under way. With --keys there are no commands.

    Commands:
    \(RandomCommand.table)

    Options, before or after the commands, as '--option value' or '--option=value':
    \(RandomOption.help)

    Keys with --keys on a terminal:
    \(HelpTable(rows: RandomScreen.keys.map { (title: $0.keys, lines: [$0.what]) }).text)

    Keys with --replay on a terminal:
    \(TimeTravel.help)

    Exit codes; if requests have failed, that of the last failure, with --keys of the one shown:
    \(HelpTable(rows: exitCodes).text)

    Examples:
      examples random ping
      examples random ping ping dismiss ping --delay 500 --verbose
      examples random ping wait ping --seed 1 --min 1 --max 6 --json
      echo ping | examples random --source random.org --contact you@example.com --timeout 10
      examples random ping wait dismiss --record random.trace
      examples random --replay random.trace --until 2
      examples random --keys --delay 1000
    """
  }

  package static var completion: CompletionTable {
    CompletionTable(
      options: RandomOption.completions,
      words: RandomCommand.allCases.map { CompletionTable.Word($0.rawValue, $0.summary) }
    )
  }

  private static let exitCodes: [(title: String, lines: [String])] = [
    ("0", ["every request was answered, dismissed or replaced"]),
    (
      "64",
      [
        "wrong use: an unknown command, option or value, or a range that isn't allowed;",
        "an unknown line of a pipe ends the session, one at the prompt doesn't count",
      ]
    ),
    (
      "65",
      [
        "an answer is no number of the range; or a trace is damaged, or its replay leaves the",
        "recording",
      ]
    ),
    ("69", ["the service is unavailable, unreachable, or answers with an HTTP error"]),
    ("70", ["the request or the number was rejected"]),
    ("74", ["the commands or a trace can't be read, or the output can't be written"]),
    ("75", ["the quota is used up, or time was up: try again later"]),
    ("130", ["Ctrl-C"]),
    ("141", ["whoever read the output has closed it"]),
  ]

  @MainActor
  package static func run(
    _ arguments: [String],
    on terminal: Terminal
  ) async throws(UsageError) -> ExitCode {
    let options: RandomOptions
    do throws(UsageError) {
      options = try RandomOptions(parsing: arguments)
    } catch {
      throw error.pointing(to: "examples random --help")
    }
    if let file = options.settings.replay {
      var settings = options.settings
      settings.printsJSON = options.printsJSON
      return await RandomReplay(
        name: name,
        feature: RandomNumber(options),
        settings: settings,
        terminal: terminal
      ).run(file)
    }
    let traits = terminal.screen
    if options.takesKeys, traits == nil {
      throw UsageError("--keys needs a terminal that can be drawn on, for input and output")
        .pointing(to: "examples random --help")
    }
    do throws(TraceError) {
      let recording = try TraceRecording<RandomNumber.State, RandomNumber.Action>(
        options.settings,
        name: name
      )
      let code =
        if options.takesKeys, let traits {
          await RandomKeys(options: options, observers: recording.observers)
            .run(on: traits, terminal.console)
        } else {
          await RandomSession(
            options: options,
            terminal: terminal,
            observers: recording.observers
          ).run()
        }
      return recording.close(after: code, terminal.console)
    } catch {
      terminal.console.complain("\(error)")
      return .inputOrOutputFailed
    }
  }
}
