import Effects
import TestSupport
import Testing

/// The sequence operators against the timelines of RxJS, one frame after the other.
///
/// The other cases of the file are for effects: a sequence has no `exhaust`, `concat`, `debounce`
/// and so on here.
struct SequenceConformanceTests {
  @Test func `flatten to the latest: all timelines, with who listened to which inner and when`()
    throws
  {
    let cases = try TimelineCase.all(of: .flatten, .latest)
    for example in cases {
      let replay = Replay(example)
      let outer = TimelineSource(try #require(example.outer), in: replay.timetable)
      let inners = try #require(example.inners).mapValues {
        TimelineSource($0, in: replay.timetable)
      }
      let unknown = TimelineSource(Timeline(.cold, []), in: replay.timetable)
      var subscriptions: [InnerSubscription] = []
      let events = replay.events(of: outer.flatMapLatest { inners[$0] ?? unknown }, text: { $0 }) {
        subscriptions = inners.flatMap { value, source in
          source.subscriptions.map { InnerSubscription(value, $0.start, $0.end) }
        }
      }
      #expect(events == example.expected, "\(example)")
      #expect(
        subscriptions.sorted { ($0.start, $0.end ?? .max) < ($1.start, $1.end ?? .max) }
          == example.innerSubscriptions,
        "\(example)"
      )
      #expect(unknown.subscriptions.isEmpty, "\(example)")
    }
    #expect(cases.count == 21)
    print("Timelines, flatten latest as a sequence: \(cases.count) of \(cases.count) ran")
  }

  @Test func `mergeMany: all timelines`() throws {
    try check(.merge, count: 23) { example, replay in
      let sources = try #require(example.sources).map { TimelineSource($0, in: replay.timetable) }
      return replay.events(of: mergeMany(sources), text: { $0 })
    }
  }

  @Test func `materialize: all timelines`() throws {
    try check(.materialize, count: 6) { example, replay in
      let source = TimelineSource(try #require(example.source), in: replay.timetable)
      return replay.events(of: source.materialize(), text: \.text)
    }
  }

  @Test func `dematerialize: all timelines`() throws {
    try check(.dematerialize, count: 6) { example, replay in
      let source = TimelineSource(events: try #require(example.source), in: replay.timetable)
      return replay.events(of: source.dematerialize(), text: { $0 })
    }
  }

  @Test func `share: all timelines`() throws {
    try check(.share, count: 5) { example, replay in
      let source = TimelineSource(try #require(example.source), in: replay.timetable)
      return replay.events(of: source.share(), text: { $0 })
    }
  }

  private func check(
    _ kind: TimelineCase.Operator,
    count: Int,
    _ events: (TimelineCase, Replay) throws -> [TimelineEvent]
  ) throws {
    let cases = try TimelineCase.all(of: kind)
    for example in cases {
      let got = try events(example, Replay(example))
      #expect(got == example.expected, "\(example)")
    }
    #expect(cases.count == count)
    print("Timelines, \(kind.rawValue) as a sequence: \(cases.count) of \(cases.count) ran")
  }
}
