import Store

/// The list of files on a terminal and in a pipe.
package struct DownloadsExample: Front {
  package static let name = "downloads"
  package static let summary = "fetches files over HTTP, some at once, with pause and retry"
  package static let invocation = "examples downloads"

  package static let about = """
    Fetches files over HTTP into a folder: from a list of URLs, or from a built-in server on this
    machine. A file is called NAME.part until it is complete. What is paused or has failed is kept
    if the server can go on from there, until the program ends; then nothing is left but complete
    files. Only http:// is spoken, and nothing that is there already is replaced.
    """

  package static let tries = [
    "examples downloads",
    "examples downloads start --trouble 7 --at-most 2",
    "examples downloads start --list urls.txt --to /tmp --one-by-one",
    "printf 'start\\nwait 500ms\\npause 2\\nwait 1s\\nresume 2\\n' | examples downloads --json",
    "examples downloads --replay downloads.trace --until 20",
  ]

  package static let ownExitCodes: [(title: String, lines: [String])] = [
    ("1", ["a file has failed"])
  ]

  package static let rest = Rest<Downloads.State>.whenState { !$0.isUnderWay }

  private let settings: DownloadsSettings
  private let host: DownloadsHost

  package init(_ arguments: FrontArguments<DownloadsOption>) throws(UsageError) {
    settings = try DownloadsSettings(arguments)
    host = try DownloadsHost(settings)
  }

  package var initialState: Downloads.State { Downloads.State(addresses: host.addresses) }

  package func feature() -> Downloads {
    Downloads(client: host.client, order: settings.order) { [tries = settings.tries] id in
      var policy = Downloads.standardPolicy(id)
      policy.maxAttempts = tries
      return policy
    }
  }

  package func actions(
    for command: DownloadsCommand,
    _ argument: String,
    in state: Downloads.State
  ) throws(UsageError) -> [Downloads.Action] {
    switch command {
    case .add: return [.add(argument)]
    case .clear: return [.clearFinished]
    case .remove: return [.remove(try Self.file(argument, state))]
    case .start, .pause, .resume, .cancel, .retry:
      guard let command = command.command else { return [] }
      guard !argument.isEmpty else { return [.all(command)] }
      return [.row(try Self.file(argument, state), command.action)]
    }
  }

  private static func file(
    _ text: String,
    _ state: Downloads.State
  ) throws(UsageError) -> Download.ID {
    guard let id = Download.ID(text) else {
      throw UsageError("\(UsageError.quoted(text)) is no number of a file")
    }
    guard state.rows[id: id] != nil else { throw UsageError("there is no file \(id)") }
    return id
  }

  package func report(_ transition: Transition<Downloads.State, Downloads.Action>) -> String {
    DownloadsReport.text(transition)
  }

  package func exitCode(of state: Downloads.State) -> ExitCode {
    state.rows.contains { $0.phase.failure != nil } ? .failed : .success
  }

  package func end() async {
    await host.end()
  }

  package typealias Screen = DownloadsScreen
}
