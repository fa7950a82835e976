import Examples
import RandomNumberFeature
import Store
import Testing

struct CompareReportTests {
  private static func timeline(_ entries: (Int, RandomNumber.State)...) -> CompareTimeline {
    entries.reduce(into: CompareTimeline()) { $0.append($1.1, during: $1.0) }
  }

  private let store = timeline((0, .loading), (1, .loaded(7)), (2, .initial))

  @Test func `what came up during a word stands beside it`() {
    let report = CompareReport(
      script: [.ping, .wait, .dismiss],
      store: store,
      pipeline: Self.timeline((1, .loading), (1, .loaded(7)), (2, .initial))
    )
    #expect(report.isSame)
    #expect(
      report.text(columns: 44) == """
                  store            pipeline
                  initial          initial
        ping      loading
        wait      loaded 7         loading
                                   loaded 7
        dismiss   initial          initial

        The same 4 states, in the same order.
        """
    )
  }

  @Test func `the first difference is told`() {
    let other = CompareReport(
      script: [.ping, .wait, .dismiss],
      store: store,
      pipeline: Self.timeline((1, .loading), (1, .loaded(8)))
    )
    #expect(!other.isSame)
    #expect(
      other.text(columns: 80).hasSuffix("They differ from state 3 on: loaded 7 and loaded 8.")
    )
    let shorter = CompareReport(
      script: [.ping],
      store: Self.timeline((0, .loading)),
      pipeline: .init()
    )
    #expect(
      shorter.text(columns: 80).hasSuffix("They differ from state 2 on: loading and no more.")
    )
  }

  @Test func `as JSON both timelines are in one object`() {
    let report = CompareReport(
      script: [.ping],
      store: Self.timeline((0, .loading)),
      pipeline: .init()
    )
    #expect(
      report.json
        == #"{"same":false,"script":["ping"],"store":[{"after":"ping","state":"loading"}],"pipeline":[]}"#
    )
  }

  @Test(arguments: [40, 41, 79, 200])
  func `no line is wider than the terminal`(columns: Int) {
    let error = RandomNumber.State.error(.rejected(message: String(repeating: "日本", count: 80)))
    let report = CompareReport(
      script: [.ping],
      store: Self.timeline((0, error)),
      pipeline: Self.timeline((0, error))
    )
    let table = report.text(columns: columns).split(separator: "\n").dropLast()
    #expect(table.allSatisfy { ScreenLine(String($0)).columns <= columns })
  }

  @Test func `a state that is shown already does not count`() {
    let timeline = Self.timeline((0, .initial), (0, .loading), (1, .loading), (2, .initial))
    #expect(timeline.states == [.initial, .loading, .initial])
  }
}
