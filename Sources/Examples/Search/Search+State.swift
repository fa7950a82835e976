package import Store

extension Search {
  /// What is typed, and what has been found.
  package struct State: Codable, Hashable, Sendable {
    /// What the user has typed.
    package var query: String
    /// The answer to it, or where that stands.
    package var results: DataLoadState<SearchResults, SearchError>

    /// Makes a state.
    package init(
      query: String = "",
      results: DataLoadState<SearchResults, SearchError> = .initial
    ) {
      self.query = query
      self.results = results
    }

    /// Whether there is something to search for.
    package var canSearch: Bool { !query.allSatisfy(\.isWhitespace) }
  }
}
