import Foundation
import StoreTracing

/// Shows what a recorded store has done.
package enum TraceExample: Example {
  package static let name = "trace"
  package static let summary = "shows what a store has recorded, as a timeline"
  package static let invocation = "examples trace todos.trace --html timeline.html"

  package static var help: String {
    """
    Usage: examples trace <file> [options]

    Shows a trace that a store has recorded: a lane for each effect, the actions as marks, and
    where effects were cancelled; then the actions one by one. '-' reads standard input.

    Options, before or after the file, as '--option value' or '--option=value':
    \(TraceOption.help)

    Exit codes:
    \(HelpTable(rows: exitCodes).text)

    Examples:
      examples trace todos.trace
      examples trace todos.trace --html timeline.html
      examples trace todos.trace --chrome todos.json     # open it at ui.perfetto.dev
    """
  }

  package static var completion: CompletionTable {
    CompletionTable(options: TraceOption.completions, takesFiles: true)
  }

  private static let exitCodes: [(title: String, lines: [String])] = [
    ("0", ["the trace was shown"]),
    ("64", ["wrong use: no file, an unknown option or value"]),
    ("65", ["the trace is damaged; the message names the line"]),
    ("74", ["the trace can't be read, or the output can't be written"]),
    ("130", ["Ctrl-C"]),
    ("141", ["whoever read the output has closed it"]),
  ]

  @MainActor
  package static func run(
    _ arguments: [String],
    on terminal: Terminal
  ) async throws(UsageError) -> ExitCode {
    let options: TraceOptions
    do throws(UsageError) {
      options = try TraceOptions(parsing: arguments)
    } catch {
      throw error.pointing(to: "examples trace --help")
    }
    do throws(TraceError) {
      let trace = try read(options.file)
      if trace.isTorn { terminal.console.note("The last line was torn and is left out.") }
      return show(trace, options, terminal.console)
    } catch {
      terminal.console.complain("\(error)")
      guard case .damaged = error else { return .inputOrOutputFailed }
      return .malformedAnswer
    }
  }

  private static func read(_ file: String) throws(TraceError) -> Trace {
    guard file == "-" else { return try Trace(contentsOf: URL(fileURLWithPath: file)) }
    let bytes: [UInt8]
    do {
      bytes = Array(try FileHandle.standardInput.readToEnd() ?? Data())
    } catch {
      throw .unreadable(file: "standard input", reason: error.localizedDescription)
    }
    return try Trace(bytes: bytes)
  }

  @MainActor
  private static func show(
    _ trace: Trace,
    _ options: TraceOptions,
    _ console: Console
  ) -> ExitCode {
    if let file = options.html {
      return write(TimelinePage(trace).html, file, console)
    }
    if let file = options.chrome {
      return write(ChromeTrace(Timeline(trace)).json, file, console)
    }
    let text = TimelineText(
      Timeline(trace),
      columns: options.width ?? (isatty(1) == 1 ? TerminalSettings.size.columns : 100),
      style: options.isASCII ? .ascii : .unicode
    )
    console.print(text.text)
    return .success
  }

  @MainActor
  private static func write(_ text: String, _ file: String, _ console: Console) -> ExitCode {
    guard file != "-" else {
      console.print(text)
      return .success
    }
    do {
      try Data(text.utf8).write(to: URL(fileURLWithPath: file), options: .atomic)
      return .success
    } catch {
      console.complain("\(file) can't be written: \(error.localizedDescription)")
      return .inputOrOutputFailed
    }
  }
}
