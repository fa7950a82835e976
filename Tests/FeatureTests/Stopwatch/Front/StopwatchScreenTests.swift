import Examples
import Store
import Testing

struct StopwatchScreenTests {
  private static let running = Stopwatch.State(
    isRunning: true,
    elapsed: .seconds(9),
    laps: [2, 1, 4].enumerated().map { StopwatchLap(id: $0 + 1, duration: .seconds($1)) },
    origin: .zero
  )

  @Test(arguments: [
    (Key.character(" "), running, KeyAnswer<Stopwatch.Action>.send([.stop])),
    (.character(" "), .init(), .send([.start])), (.character("l"), running, .send([.lap])),
    (.enter, running, .send([.lap])), (.character("r"), running, .send([.reset])),
    (.down, running, .redraw), (.character("q"), running, .quit), (.escape, running, .quit),
    (.character("x"), running, .ignore),
  ])
  func `keys are actions`(
    key: Key,
    state: Stopwatch.State,
    answer: KeyAnswer<Stopwatch.Action>
  ) {
    var screen = StopwatchScreen()
    #expect(screen.press(key, in: state) == answer)
  }

  @Test func `the time and the laps are drawn, the last lap first`() {
    let text = StopwatchScreen().draw(Self.running, on: Canvas(size: .usual)).map(\.text)
    #expect(text[0] == "stopwatch  runs")
    #expect(text[3] == "  0:09.00  lap 4  0:02.00")
    #expect(text[5].hasPrefix("    3  0:04.00  worst"))
    #expect(text[6].hasPrefix("    2  0:01.00  best"))
    #expect(text[7].hasPrefix("    1  0:02.00  "))
  }

  @Test func `the laps are scrolled, to the last one`() {
    var screen = StopwatchScreen()
    for _ in 0..<9 { _ = screen.press(.down, in: Self.running) }
    let text = screen.draw(Self.running, on: Canvas(size: .usual)).map(\.text)
    #expect(text[5].hasPrefix("    1  0:02.00"))
    _ = screen.press(.up, in: Self.running)
    #expect(screen.draw(Self.running, on: Canvas(size: .usual))[5].text.hasPrefix("    2"))
  }

  @Test func `a stopwatch at zero is drawn`() {
    let text = StopwatchScreen().draw(.init(), on: Canvas(size: .usual)).map(\.text)
    #expect(text[0] == "stopwatch  stopped")
    #expect(text[3] == "  0:00.00")
  }
}
