import Examples
import RandomNumberFeature
import Store
import Testing

struct CompareScreenTests {
  private static func timeline(_ entries: (Int, RandomNumber.State)...) -> CompareTimeline {
    entries.reduce(into: CompareTimeline()) { $0.append($1.1, during: $1.0) }
  }

  private static let same = CompareReport(
    script: [.ping, .wait, .dismiss],
    store: timeline((0, .loading), (1, .loaded(7)), (2, .initial)),
    pipeline: timeline((1, .loading), (1, .loaded(7)), (2, .initial))
  )
  private static let different = CompareReport(
    script: [.ping, .dismiss, .ping, .wait],
    store: timeline((0, .loading), (1, .initial), (2, .loading), (3, .loaded(7))),
    pipeline: timeline((3, .loading), (3, .loaded(8)))
  )
  private static let long = CompareReport(
    script: Array(repeating: .dismiss, count: 40),
    store: .init(),
    pipeline: .init()
  )

  private func text(_ screen: CompareScreen, of report: CompareReport, rows: Int = 12) -> [String] {
    screen.draw(report, on: Canvas(size: ScreenSize(columns: 44, rows: rows))).map { line in
      String(line.text.reversed().drop(while: \.isWhitespace).reversed())
    }
  }

  @Test func `both timelines stand side by side, and what is shown at this step below`() {
    var screen = CompareScreen()
    _ = screen.press(.down, in: Self.same)
    #expect(
      text(screen, of: Self.same) == [
        "compare   store            pipeline",
        String(repeating: "─", count: 44),
        "          initial          initial",
        "ping      loading",
        "wait      loaded 7         loading",
        "                           loaded 7",
        "dismiss   initial          initial",
        "",
        String(repeating: "─", count: 44),
        "1 of 3    loading          initial",
        "The same 4 states, in the same order.",
        "↑ ↓ step  q quit  Home End ends",
      ]
    )
  }

  @Test(arguments: [
    ([Key.down], "1 of 40"), ([.right, .character("j"), .character("l")], "3 of 40"),
    ([.pageDown, .up], "9 of 40"), ([.pageDown, .left, .character("k")], "8 of 40"),
    ([.end, .character("h")], "39 of 40"), ([.end, .pageUp], "30 of 40"),
    ([.end, .home], "0 of 40"),
    ([.end, .pageDown], "40 of 40"), ([.up], "0 of 40"),
  ])
  func `keys go through the commands, and not beyond them`(keys: [Key], place: String) {
    var screen = CompareScreen()
    for key in keys { _ = screen.press(key, in: Self.long) }
    #expect(text(screen, of: Self.long)[9].hasPrefix("\(place) "))
  }

  @Test func `a key that leads nowhere means nothing`() {
    var screen = CompareScreen()
    #expect(screen.press(.up, in: Self.same) == .ignore)
    #expect(screen.press(.character("d"), in: Self.same) == .ignore)
    #expect(screen.press(.character("x"), in: Self.same) == .ignore)
    #expect(screen.press(.down, in: Self.same) == .redraw)
    #expect(screen.press(.character("q"), in: Self.same) == .quit)
    #expect(screen.press(.escape, in: Self.same) == .quit)
  }

  @Test func `d leads to the command during which they differ first, and what differs is marked`() {
    var screen = CompareScreen()
    #expect(screen.press(.character("d"), in: Self.different) == .redraw)
    let lines = screen.draw(Self.different, on: Canvas(size: .usual))
    #expect(lines[21].text.hasPrefix("2 of 4 "))
    #expect(lines[22].text == "They differ from state 3 on: initial and loaded 8.")
    let marked = lines.dropLast(3).filter { line in line.pieces.contains { $0.style == .bad } }
    #expect(
      marked.map { $0.text.prefix(18) } == [
        "dismiss   initial ", "ping      loading ", "wait      loaded 7", "                  ",
      ]
    )
    #expect(lines[23].text.contains("d difference"))
  }

  @Test func `a long script is scrolled to where the user stands, the titles stay`() {
    var screen = CompareScreen()
    _ = screen.press(.end, in: Self.long)
    let lines = screen.draw(Self.long, on: Canvas(size: CompareScreen.smallest))
    #expect(lines.count == CompareScreen.smallest.rows)
    #expect(lines[0].text.hasPrefix("compare "))
    #expect(lines[3].pieces.first?.style == .selected)
    #expect(lines[5].text.hasPrefix("40 of 40 "))
  }

  @Test(arguments: [40, 41, 79, 200])
  func `no line is wider than the terminal`(columns: Int) {
    let error = RandomNumber.State.error(.rejected(message: String(repeating: "日本", count: 80)))
    let report = CompareReport(
      script: [.ping],
      store: Self.timeline((0, error)),
      pipeline: Self.timeline((0, .loading), (0, error))
    )
    let lines = CompareScreen().draw(
      report,
      on: Canvas(size: ScreenSize(columns: columns, rows: 9))
    )
    #expect(lines.count == 9)
    #expect(lines.allSatisfy { $0.columns <= columns })
  }
}
