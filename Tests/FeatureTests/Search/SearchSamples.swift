import Examples
import Store
import StoreTesting

/// A small catalogue.
let sampleCatalog = SearchCatalog(text: "Lima\nLisbon\nBogotá, Colombia\nColombo\nMalé\nSan José")

/// A test store of the search; a request is made after a pause of 300 ms.
func makeSearch(
  _ state: Search.State = .init(),
  client: SearchClient = .catalog(sampleCatalog),
  exhaustivity: Exhaustivity = .on
) -> TestStore<Search.State, Search.Action> {
  TestStore(initialState: state, exhaustivity: exhaustivity) { Search(client: client) }
}

extension SearchResults {
  /// What the sample catalogue answers.
  static func sample(_ query: String, limit: Int = 20) -> Self {
    sampleCatalog.search(query, limit: limit)
  }
}
