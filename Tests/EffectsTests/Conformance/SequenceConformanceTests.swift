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
}
