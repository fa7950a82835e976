import Examples
import Store
import StoreTesting
import Testing

/// Every transition of the search.
struct SearchTests {
  @Test func `a query is searched for when the user pauses`() async {
    let store = makeSearch()
    await store.send(.queryChanged("li")) {
      $0.query = "li"
      $0.results = .loading
    }
    await store.advance(by: .milliseconds(299))
    #expect(store.effectsInFlight == 1)
    await store.advance(by: .milliseconds(1))
    await store.receive(.found(.sample("li"))) { $0.results = .loaded(.sample("li")) }
    #expect(store.state.results.value?.hits.map(\.text) == ["Lima", "Lisbon"])
    await store.finish()
  }

  @Test func `each key stroke begins the pause anew, and only the last query is searched for`()
    async
  {
    let store = makeSearch()
    await store.send(.queryChanged("l")) {
      $0.query = "l"
      $0.results = .loading
    }
    await store.advance(by: .milliseconds(200))
    await store.send(.queryChanged("lim")) { $0.query = "lim" }
    await store.advance(by: .milliseconds(299))
    #expect(store.effectsInFlight == 1)
    await store.advance(by: .milliseconds(1))
    await store.receive(.found(.sample("lim"))) { $0.results = .loaded(.sample("lim")) }
    await store.finish()
  }

  @Test func `a newer query replaces the request that runs`() async {
    let store = makeSearch(client: .catalog(sampleCatalog, latency: .seconds(5)))
    await store.send(.queryChanged("li")) {
      $0.query = "li"
      $0.results = .loading
    }
    await store.advance(by: .seconds(1))
    await store.send(.queryChanged("mal")) { $0.query = "mal" }
    await store.advance(by: .seconds(60))
    await store.receive(.found(.sample("mal"))) { $0.results = .loaded(.sample("mal")) }
    await store.finish()
  }

  @Test func `the same query again changes nothing`() async {
    let store = makeSearch(.init(query: "li", results: .loaded(.sample("li"))))
    await store.send(.queryChanged("li"))
    #expect(store.effectsInFlight == 0)
    await store.finish()
  }

  @Test(arguments: [Search.Action.clear, .queryChanged("")])
  func `without a query there are no results, and no request`(action: Search.Action) async {
    let store = makeSearch()
    await store.send(.queryChanged("li")) {
      $0.query = "li"
      $0.results = .loading
    }
    await store.send(action) { $0 = .init() }
    #expect(store.effectsInFlight == 0)
    await store.advance(by: .seconds(60))
    await store.finish()
  }

  @Test func `clearing takes results away`() async {
    let store = makeSearch(.init(query: "li", results: .loaded(.sample("li"))))
    await store.send(.clear) { $0 = .init() }
    await store.finish()
  }

  @Test func `white space alone is kept as it is typed, and not searched for`() async {
    let store = makeSearch(.init(query: "li", results: .loaded(.sample("li"))))
    await store.send(.queryChanged(" \t")) {
      $0.query = " \t"
      $0.results = .initial
    }
    await store.send(.submit)
    #expect(store.effectsInFlight == 0)
    await store.finish()
  }

  @Test func `a submitted query doesn't wait for the pause`() async {
    let store = makeSearch()
    await store.send(.queryChanged("li")) {
      $0.query = "li"
      $0.results = .loading
    }
    await store.send(.submit)
    await store.receive(.found(.sample("li"))) { $0.results = .loaded(.sample("li")) }
    await store.advance(by: .seconds(60))
    await store.finish()
  }

  @Test func `a failure is shown, and a retry asks for the same query at once`() async {
    let store = makeSearch(client: .catalog(sampleCatalog).failing(every: 2))
    await store.send(.queryChanged("li")) {
      $0.query = "li"
      $0.results = .loading
    }
    await store.send(.submit)
    await store.receive(.found(.sample("li"))) { $0.results = .loaded(.sample("li")) }
    await store.send(.queryChanged("mal")) {
      $0.query = "mal"
      $0.results = .loading
    }
    await store.advance(by: .milliseconds(300))
    await store.receive(.failed(.unavailable)) { $0.results = .error(.unavailable) }
    await store.send(.retry) { $0.results = .loading }
    await store.receive(.found(.sample("mal"))) { $0.results = .loaded(.sample("mal")) }
    await store.finish()
  }

  @Test(arguments: [
    Search.State(), .init(query: "li", results: .loaded(.sample("li"))),
    .init(query: "li", results: .loading),
  ])
  func `a retry of what hasn't failed does nothing`(state: Search.State) async {
    let store = makeSearch(state)
    await store.send(.retry)
    #expect(store.effectsInFlight == 0)
    await store.finish()
  }
}
