internal import Effects

/// What answers the queries, as a value that tests and previews replace.
///
/// **Isolation:** the closure may be called from anywhere, any number of times at once. It may ignore
/// cancellation: a late answer reaches nobody.
package struct SearchClient: Sendable {
  /// Answers a query; time is taken from the clock, which is the store's.
  package var search:
    @Sendable (_ query: String, _ clock: any Clock<Duration>) async throws(SearchError) ->
      SearchResults

  /// Makes a client.
  package init(
    search:
      @escaping @Sendable (String, any Clock<Duration>) async throws(SearchError) -> SearchResults
  ) {
    self.search = search
  }

  /// Searches a catalogue.
  ///
  /// - Parameters:
  ///   - catalog: where to search.
  ///   - limit: how many hits an answer shows at most.
  ///   - latency: how long an answer takes, beside the search.
  /// - Returns: the client.
  package static func catalog(
    _ catalog: SearchCatalog,
    limit: Int = 20,
    latency: Duration = .zero
  ) -> Self {
    Self { query, clock throws(SearchError) in
      // A cancelled request answers at once; its answer is dropped.
      if latency > .zero { try? await clock.sleep(for: latency) }
      return catalog.search(query, limit: limit)
    }
  }

  /// The same, out of order for every so many'th request.
  ///
  /// - Parameter count: 1 fails each request, 2 every second one.
  /// - Returns: the client, which counts its requests from 1.
  package func failing(every count: Int) -> Self {
    precondition(count > 0)
    let requests = RequestCount()
    return Self { [search] query, clock throws(SearchError) in
      let number = requests.next()
      let results = try await search(query, clock)
      if number.isMultiple(of: count) { throw .unavailable }
      return results
    }
  }
}

/// Counts requests from 1.
private final class RequestCount: Sendable {
  private let count = Locked(0)

  func next() -> Int {
    count.withLock { count in
      count += 1
      return count
    }
  }
}
