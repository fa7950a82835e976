import Store

/// Tells what has happened in the search, on one line.
package enum SearchReport {
  package static func text(_ transition: Transition<Search.State, Search.Action>) -> String {
    let (old, new) = (transition.old, transition.new)
    switch transition.action {
    case .queryChanged:
      guard old != new else { return "the same query" }
      return new.canSearch ? "typed \(quoted(new.query))" : "nothing to search for"
    case .submit:
      return new.canSearch ? "searching for \(quoted(new.query))" : "nothing to search for"
    case .retry:
      return old == new ? "nothing to retry" : "searching for \(quoted(new.query)) again"
    case .clear: return "cleared"
    case .found(let results): return found(results)
    case .failed(let error): return "search for \(quoted(new.query)) failed: \(text(error))"
    }
  }

  /// What an answer has found, in numbers.
  package static func count(_ results: SearchResults) -> String {
    switch results.total {
    case 0: "nothing found"
    case results.hits.count: "\(results.total) found"
    case let total: "\(total) found, the best \(results.hits.count)"
    }
  }

  package static func text(_ error: SearchError) -> String {
    switch error {
    case .unavailable: "the catalogue is unavailable"
    }
  }

  private static func found(_ results: SearchResults) -> String {
    let hits = results.hits.map(\.text).joined(separator: " | ")
    return "\(quoted(results.query)): \(count(results))" + (hits.isEmpty ? "" : ": \(hits)")
  }

  private static func quoted(_ query: String) -> String { "'\(query)'" }
}
