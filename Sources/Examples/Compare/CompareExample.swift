import Foundation

/// The random number feature twice, on the store and as the article's pipeline.
package enum CompareExample: Example {
  package static let name = "compare"
  package static let summary =
    "runs the random numbers on the store and as a pipeline, side by side"
  package static let invocation = "examples compare ping wait dismiss"

  package static var help: String {
    """
    Usage: examples compare [commands…] [options]

    Runs the same script of the random number feature twice, on the store and as the article's
    pipeline of sequences, and prints the states that came up during each command. The numbers are
    made up, and the same for both. At its end the script waits for the request under way.

    Commands; without any, '\(CompareOptions.usual.map(\.rawValue).joined(separator: " "))':
    \(HelpTable(rows: CompareStep.allCases.map { (title: $0.rawValue, lines: [$0.summary]) }).text)

    Options, before or after the commands, as '--option value' or '--option=value':
    \(CompareOption.help)

    Exit codes:
      0    both have shown the same states, in the same order
      1    they have not; the pipeline shows '.loading' a turn later, and so a ping that is
           dismissed at once not at all
      64   wrong use: an unknown command, option or value
      130  Ctrl-C
      141  whoever read the output has closed it

    Examples:
      examples compare
      examples compare ping wait ping dismiss --reject-odd
      examples compare ping dismiss --json
    """
  }

  package static var completion: CompletionTable {
    CompletionTable(
      options: CompareOption.completions,
      words: CompareStep.allCases.map { CompletionTable.Word($0.rawValue, $0.summary) }
    )
  }

  @MainActor
  package static func run(
    _ arguments: [String],
    on terminal: Terminal
  ) async throws(UsageError) -> ExitCode {
    let options: CompareOptions
    do throws(UsageError) {
      options = try CompareOptions(parsing: arguments)
    } catch {
      throw error.pointing(to: "examples compare --help")
    }
    terminal.console.beginProgress()
    let report = await report(options)
    terminal.console.endProgress()
    guard !Task.isCancelled else { return .interrupted }
    let columns = options.width ?? (isatty(1) == 1 ? TerminalSettings.size.columns : 80)
    terminal.console.print(
      options.printsJSON ? report.json : report.text(columns: max(columns, 40))
    )
    return report.isSame ? .success : .failed
  }

  /// Runs the script on both.
  ///
  /// **Cancellation:** the requests under way are given up, and the timelines end there.
  @MainActor
  package static func report(_ options: CompareOptions) async -> CompareReport {
    let store = ComparedStore()
    await store.run(options)
    let pipeline = ComparedPipeline()
    await pipeline.run(options)
    return CompareReport(
      script: options.script,
      store: store.timeline,
      pipeline: pipeline.timeline
    )
  }
}
