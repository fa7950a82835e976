import Examples
import Store
import Testing

struct SearchReportTests {
  private static let found = Search.State(query: "li", results: .loaded(.sample("li")))
  private static let failed = Search.State(query: "li", results: .error(.unavailable))

  @Test(arguments: [
    (Search.Action.queryChanged("lim"), found, "typed 'lim'"),
    (.queryChanged("li"), found, "the same query"),
    (.queryChanged(" "), found, "nothing to search for"),
    (.submit, found, "searching for 'li'"), (.submit, .init(), "nothing to search for"),
    (.retry, failed, "searching for 'li' again"), (.retry, found, "nothing to retry"),
    (.clear, found, "cleared"),
    (.failed(.unavailable), found, "search for 'li' failed: the catalogue is unavailable"),
    (.found(.sample("li")), found, "'li': 2 found: Lima | Lisbon"),
    (.found(.sample("li", limit: 1)), found, "'li': 2 found, the best 1: Lima"),
    (.found(.sample("zz")), found, "'zz': nothing found"),
  ])
  func `a transition is one line`(action: Search.Action, state: Search.State, text: String) {
    var new = state
    _ = Search(client: .catalog(sampleCatalog)).reduce(into: &new, action: action)
    #expect(SearchReport.text(Transition(action, from: state, to: new)) == text)
  }
}
