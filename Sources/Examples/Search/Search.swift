package import Store

/// A search that follows what is typed.
///
/// A request waits until the user pauses, and the latest one is the only one: a newer query replaces
/// the request that waits or runs, in the turn in which it is typed. So an answer is always one to
/// the query that is shown; nothing has to be compared when it comes.
package struct Search: Reducer {
  private enum CancelID {
    case request
  }

  private let client: SearchClient
  private let delay: Duration

  /// Makes the feature.
  ///
  /// - Parameters:
  ///   - client: what answers the queries.
  ///   - delay: how long the user has to pause before a request is made.
  package init(client: SearchClient, delay: Duration = .milliseconds(300)) {
    self.client = client
    self.delay = delay
  }

  /// Runs one action.
  package func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .queryChanged(let query):
      guard query != state.query else { return .none }
      state.query = query
      guard state.canSearch else { return reset(&state) }
      return request(&state).debounce(id: CancelID.request, for: delay)
    case .submit:
      guard state.canSearch else { return .none }
      return request(&state).switchToLatest(id: CancelID.request)
    case .retry:
      guard state.results.error != nil else { return .none }
      return request(&state).switchToLatest(id: CancelID.request)
    case .clear:
      state.query = ""
      return reset(&state)
    case .found(let results):
      state.results = .loaded(results)
      return .none
    case .failed(let error):
      state.results = .error(error)
      return .none
    }
  }

  private func request(_ state: inout State) -> Effect<Action> {
    state.results = .loading
    return .materialize(
      name: "search",
      { [client, query = state.query] clock throws(SearchError) in
        try await client.search(query, clock)
      },
      as: { answer in
        switch answer {
        case .success(let results): .found(results)
        case .failure(let error): .failed(error)
        }
      }
    )
  }

  private func reset(_ state: inout State) -> Effect<Action> {
    state.results = .initial
    return .cancel(id: CancelID.request)
  }
}
