import Foundation
package import RandomNumberFeature
package import Store
import StoreTracing

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
    made up, and the same for both. At its end the script waits for the request under way. On a
    terminal keys lead through both timelines, unless commands, --width or --json ask for output.

    Commands; without any, '\(CompareOptions.usual.map(\.rawValue).joined(separator: " "))':
    \(HelpTable(rows: CompareStep.allCases.map { (title: $0.rawValue, lines: [$0.summary]) }).text)

    Keys on a terminal:
    \(HelpTable(rows: CompareScreen.keys.map { (title: $0.keys, lines: [$0.what]) }).text)

    Keys with --replay on a terminal:
    \(TimeTravel.help)

    Options, before or after the commands, as '--option value' or '--option=value':
    \(CompareOption.help)

    Exit codes:
      0    both have shown the same states, in the same order
      1    they have not; the pipeline shows '.loading' a turn later, and so a ping that is
           dismissed at once not at all
      64   wrong use: an unknown command, option or value
      65   a trace is damaged, or its replay leaves the recording
      74   something can't be read or written
      130  Ctrl-C
      141  whoever read the output has closed it

    Examples:
      examples compare
      examples compare ping wait ping dismiss --reject-odd
      examples compare ping dismiss --json
      examples compare ping wait ping wait --record compare.trace
      examples compare --replay compare.trace --until 2
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
    if let file = options.settings.replay {
      return await CompareReplay(options: options, terminal: terminal).run(file)
    }
    do throws(TraceError) {
      let recording = try TraceRecording<RandomNumber.State, RandomNumber.Action>(
        options.settings,
        name: name
      )
      return await run(options, recording, terminal)
    } catch {
      terminal.console.complain("\(error)")
      return .inputOrOutputFailed
    }
  }

  /// Runs the script on both, and shows what has come of it.
  @MainActor
  private static func run(
    _ options: CompareOptions,
    _ recording: TraceRecording<RandomNumber.State, RandomNumber.Action>,
    _ terminal: Terminal
  ) async -> ExitCode {
    let console = terminal.console
    console.beginProgress()
    var recorded = ExitCode.success
    // A recording ends with the store: neither the pipeline nor who looks at both is part of it.
    let report = await report(options, observers: recording.observers) {
      recorded = recording.close(after: .success, console)
    }
    console.endProgress()
    let code = await show(report, options, terminal)
    return code == .success ? recorded : code
  }

  @MainActor
  private static func show(
    _ report: CompareReport,
    _ options: CompareOptions,
    _ terminal: Terminal
  ) async -> ExitCode {
    let console = terminal.console
    guard !Task.isCancelled else { return .interrupted }
    if options.takesKeys, let traits = terminal.screen {
      let program = CompareProgram(report)
      return await ScreenSession(program, traits: traits, console: console).run()
    }
    let columns = options.width ?? (isatty(1) == 1 ? TerminalSettings.size.columns : 80)
    console.print(
      options.settings.printsJSON ? report.json : report.text(columns: max(columns, 40))
    )
    return report.exitCode
  }

  /// Runs the script on both; the observers are those of the store, whose end is told.
  ///
  /// **Cancellation:** the requests under way are given up, and the timelines end there.
  @MainActor
  package static func report(
    _ options: CompareOptions,
    observers: [any StoreObserver<RandomNumber.State, RandomNumber.Action>] = [],
    storeHasEnded: () -> Void = {}
  ) async -> CompareReport {
    let store = ComparedStore()
    await store.run(options, observers: observers)
    storeHasEnded()
    let pipeline = ComparedPipeline()
    await pipeline.run(options)
    return CompareReport(
      script: options.script,
      store: store.timeline,
      pipeline: pipeline.timeline
    )
  }
}
