import Examples
import Store
import StoreTesting
import Testing

/// Clients that are slow, and that fail.
struct SearchClientTests {
  private func answers(of client: SearchClient, count: Int) async -> [Bool] {
    var answers: [Bool] = []
    for _ in 0..<count {
      do throws(SearchError) {
        _ = try await client.search("li", ImmediateClock())
        answers.append(true)
      } catch {
        answers.append(false)
      }
    }
    return answers
  }

  @Test func `every third request fails`() async {
    let client = SearchClient.catalog(sampleCatalog).failing(every: 3)
    #expect(await answers(of: client, count: 6) == [true, true, false, true, true, false])
  }

  @Test func `every request fails`() async {
    let client = SearchClient.catalog(sampleCatalog).failing(every: 1)
    #expect(await answers(of: client, count: 2) == [false, false])
  }

  @Test func `an answer takes as long as it is told to, on the clock of the store`() async {
    let store = makeSearch(
      .init(query: "li"),
      client: .catalog(sampleCatalog, latency: .seconds(5))
    )
    await store.send(.submit) { $0.results = .loading }
    await store.advance(by: .seconds(4))
    #expect(store.effectsInFlight == 1)
    await store.advance(by: .seconds(1))
    await store.receive(.found(.sample("li"))) { $0.results = .loaded(.sample("li")) }
    await store.finish()
  }

  @Test func `an answer shows as many hits as it is told to`() async throws {
    let client = SearchClient.catalog(sampleCatalog, limit: 1)
    let results = try await client.search("li", ImmediateClock())
    #expect(results.hits.map(\.text) == ["Lima"])
    #expect(results.total == 2)
  }
}
