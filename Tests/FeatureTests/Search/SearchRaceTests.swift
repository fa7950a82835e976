import Examples
import Store
import StoreTesting
import Testing

/// Users who type while answers are on their way, under every schedule.
struct SearchRaceTests {
  /// Notices states whose results answer another query than the one that is shown.
  private struct Guarded: Reducer {
    struct State: Equatable {
      var search = Search.State()
      var staleAnswers = 0
    }

    let client: SearchClient
    let delay: Duration

    func reduce(into state: inout State, action: Search.Action) -> Effect<Search.Action> {
      let effect = Search(client: client, delay: delay).reduce(into: &state.search, action: action)
      if let results = state.search.results.value, results.query != state.search.query {
        state.staleAnswers += 1
      }
      return effect
    }
  }

  private func makeGuarded(
    delay: Duration,
    latency: Duration = .zero
  ) -> TestStore<Guarded.State, Search.Action> {
    TestStore(initialState: Guarded.State(), exhaustivity: .off) {
      Guarded(client: .catalog(sampleCatalog, latency: latency), delay: delay)
    }
  }

  @Test(.schedules(.exhaustive(limit: 10_000)))
  func `no answer to an old query is ever shown, and the last query is answered`() async {
    let store = makeGuarded(delay: .zero)
    await store.interleave({ send in
      await send(.queryChanged("li"))
      await send(.queryChanged("mal"))
      await send(.queryChanged("col"))
    })
    await store.finish()
    #expect(store.state.staleAnswers == 0)
    #expect(store.state.search == .init(query: "col", results: .loaded(.sample("col"))))
  }

  @Test(.schedules(.exhaustive(limit: 10_000)))
  func `a query that is typed while the pause of another one ends replaces it`() async {
    let store = makeGuarded(delay: .milliseconds(300), latency: .milliseconds(300))
    await store.interleave({ send in
      await send(.queryChanged("li"))
      try? await send.clock.sleep(for: .milliseconds(300))
      await send(.queryChanged("mal"))
      try? await send.clock.sleep(for: .milliseconds(600))
      await send(.queryChanged("col"))
    })
    await store.advance(by: .seconds(60))
    await store.finish()
    #expect(store.state.staleAnswers == 0)
    #expect(store.state.search == .init(query: "col", results: .loaded(.sample("col"))))
  }

  @Test(.schedules(.exhaustive(limit: 10_000)))
  func `nothing is shown after clearing, whenever it comes`() async {
    let store = makeGuarded(delay: .milliseconds(300), latency: .milliseconds(100))
    await store.interleave({ send in
      await send(.queryChanged("li"))
      try? await send.clock.sleep(for: .milliseconds(400))
      await send(.clear)
    })
    await store.advance(by: .seconds(60))
    await store.finish()
    #expect(store.state.search == .init())
  }

  @Test(.schedules(.exhaustive(limit: 10_000)))
  func `two who type at once, one of them in a hurry, get the answer to what is shown`() async {
    let store = makeGuarded(delay: .milliseconds(300))
    await store.interleave(
      { send in
        await send(.queryChanged("li"))
        await send(.submit)
      },
      { send in await send(.queryChanged("mal")) }
    )
    await store.advance(by: .seconds(60))
    await store.finish()
    #expect(store.state.staleAnswers == 0)
    #expect(store.state.search.results == .loaded(.sample(store.state.search.query)))
  }
}
