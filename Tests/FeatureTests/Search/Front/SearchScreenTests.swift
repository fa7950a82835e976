import Examples
import Store
import Testing

struct SearchScreenTests {
  private static let found = Search.State(query: "o", results: .loaded(.sample("o")))
  private static let failed = Search.State(query: "o", results: .error(.unavailable))

  private func lines(_ keys: [Key], _ state: Search.State) -> [ScreenLine] {
    var screen = SearchScreen()
    for key in keys { _ = screen.press(key, in: state) }
    return screen.draw(state, on: Canvas(size: .usual))
  }

  @Test(arguments: [
    (Key.character("l"), found, KeyAnswer<Search.Action>.send([.queryChanged("ol")])),
    (.character("q"), .init(), .send([.queryChanged("q")])),
    (.backspace, found, .send([.queryChanged("")])), (.control("u"), .init(), .ignore),
    (.backspace, .init(), .ignore), (.enter, found, .send([.submit])),
    (.enter, failed, .send([.retry])), (.escape, found, .send([.clear])), (.escape, .init(), .quit),
    (.down, found, .redraw), (.down, failed, .ignore), (.control("d"), found, .ignore),
  ])
  func `keys are actions`(key: Key, state: Search.State, answer: KeyAnswer<Search.Action>) {
    var screen = SearchScreen()
    #expect(screen.press(key, in: state) == answer)
  }

  @Test(
    arguments: [
      ([], 0), ([.down], 1), ([.down, .down, .up], 1), ([.up], 0), ([.end], 3), ([.pageDown], 3),
      ([.end, .pageUp], 0), ([.end, .home, .down], 1),
    ] as [([Key], Int)]
  )
  func `arrows go through the hits and stop at both ends`(keys: [Key], index: Int) {
    let styles = lines(keys, Self.found)[4..<8].map { $0.pieces.first?.style == .selected }
    #expect(styles == (0..<4).map { $0 == index })
  }

  @Test func `another answer begins at its first hit`() {
    var screen = SearchScreen()
    _ = screen.press(.end, in: Self.found)
    let other = Search.State(query: "li", results: .loaded(.sample("li")))
    let lines = screen.draw(other, on: Canvas(size: .usual))
    #expect(lines[4] == ScreenLine("  ● Lima").filled(to: 80, .selected))
  }

  @Test func `hits are drawn under the query, with a mark for their rank`() {
    let text = lines([], Self.found).map(\.text)
    #expect(text[0] == "search  4 found")
    #expect(text[2].hasPrefix("query: o"))
    #expect(text[4].hasPrefix("  · Lisbon"))
    #expect(text[5...7] == ["  · Bogotá, Colombia", "  · Colombo", "  · San José"])
    let words = lines([], .init(query: "col", results: .loaded(.sample("col")))).map(\.text)
    #expect(words[4].hasPrefix("  ● Colombo"))
    #expect(words[5] == "  ○ Bogotá, Colombia")
  }

  @Test(arguments: [
    (Search.State(), "search  type something"),
    (.init(query: "o", results: .loading), "search  searching…"),
    (failed, "search  the catalogue is unavailable"),
    (.init(query: "zz", results: .loaded(.sample("zz"))), "search  nothing found"),
  ])
  func `the title says where the answer stands`(state: Search.State, title: String) {
    #expect(lines([], state)[0].text == title)
  }
}
