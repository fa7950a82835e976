import Foundation
import Store

/// The search on a terminal and in a pipe.
package struct SearchExample: Front {
  package static let name = "search"
  package static let summary = "searches a catalogue while you type; no old answer comes through"
  package static let invocation = "examples search"

  package static let about = """
    Searches a catalogue while you type. A request waits for a pause, and a newer query replaces it,
    waiting or running: an answer is always one to what is shown. Entries that begin with the query
    come first, then those with words that do, then the rest; case and accents don't count.
    """

  package static let tries = [
    "examples search",
    "examples search 'find sao'",
    "examples search --catalog /usr/share/dict/words --limit 5 'find zeb'",
    "printf 'type li\\ntype lis\\nwait\\n' | examples search --latency 1s --json",
    "examples search --fail-every 2 'find oslo' 'find rome' retry --record search.trace",
    "examples search --replay search.trace --until 3",
  ]

  package static let ownExitCodes: [(title: String, lines: [String])] = [
    ("69", ["the last search has failed"])
  ]

  private let catalog: SearchCatalog
  private let delay: Duration
  private let latency: Duration
  private let failEvery: Int?
  private let limit: Int

  package init(_ arguments: FrontArguments<SearchOption>) throws(UsageError) {
    delay = try arguments.duration(of: .delay) ?? .milliseconds(300)
    latency = try arguments.duration(of: .latency) ?? .zero
    failEvery = try arguments.integer(of: .failEvery, in: 1...Int.max)
    limit = try arguments.integer(of: .limit, in: 1...1000) ?? 20
    catalog = try arguments.value(of: .catalog).map(Self.read) ?? .capitals
  }

  private static func read(_ file: String) throws(UsageError) -> SearchCatalog {
    let bytes: Data
    do {
      bytes = try Data(contentsOf: URL(fileURLWithPath: file))
    } catch {
      let reason = error.localizedDescription
      throw UsageError("\(UsageError.quoted(file)) is no catalogue that can be read: \(reason)")
    }
    let catalog = SearchCatalog(lines: [UInt8](bytes))
    guard catalog.count > 0 else {
      throw UsageError("\(UsageError.quoted(file)) has no entries; it needs one a line")
    }
    return catalog
  }

  package var initialState: Search.State { Search.State() }

  package func feature() -> Search {
    let client = SearchClient.catalog(catalog, limit: limit, latency: latency)
    return Search(client: failEvery.map { client.failing(every: $0) } ?? client, delay: delay)
  }

  package func actions(
    for command: SearchCommand,
    _ argument: String,
    in state: Search.State
  ) throws(UsageError) -> [Search.Action] {
    switch command {
    case .type: [.queryChanged(argument)]
    case .find: [.queryChanged(argument), .submit]
    case .submit: [.submit]
    case .retry: [.retry]
    case .clear: [.clear]
    }
  }

  package func report(_ transition: Transition<Search.State, Search.Action>) -> String {
    SearchReport.text(transition)
  }

  package func exitCode(of state: Search.State) -> ExitCode {
    state.results.error == nil ? .success : .unavailable
  }

  package typealias Screen = SearchScreen
}
