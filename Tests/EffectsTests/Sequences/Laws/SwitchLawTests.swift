import Effects
import TestSupport
import Testing

/// The laws of switching, on timelines drawn by chance.
struct SwitchLawTests {
  static let count = 1_000

  /// Plays `flatMapLatest` of outer values to inners and returns what comes out when.
  private func play(
    outer: Timeline,
    inners: [String: Timeline],
    until last: Int = 400
  ) -> [TimelineEvent] {
    let replay = Replay(until: last)
    let outer = TimelineSource(outer, in: replay.timetable)
    let sources = inners.mapValues { TimelineSource($0, in: replay.timetable) }
    let none = TimelineSource(Timeline(.cold, []), in: replay.timetable)
    return replay.events(of: outer.flatMapLatest { sources[$0] ?? none }, text: { $0 })
  }

  private func check(_ law: (inout RandomTimelines) -> (got: [TimelineEvent], [TimelineEvent])) {
    for seed in 0..<UInt64(Self.count) {
      var random = RandomTimelines(seed: seed)
      let (got, expected) = law(&random)
      guard got == expected else {
        Issue.record("seed \(seed): \(got), expected \(expected)")
        return
      }
    }
  }

  @Test func `L-SW2: to switch to the only inner is that inner`() {
    check { random in
      let inner = random.timeline(from: 0)
      let outer = Timeline(.cold, [.init(0, .value("a")), .init(0, .finished)])
      return (play(outer: outer, inners: ["a": inner]), inner.events)
    }
  }

  @Test func `L-SW3: to switch among none is none`() {
    check { random in
      let outer = Timeline(.cold, [.init(random.number(in: 0...50), .finished)])
      return (play(outer: outer, inners: [:]), outer.events)
    }
  }

  @Test func `L-SW4: to switch from one inner to another is to cut the first, then the second`() {
    check { random in
      let (first, second) = (random.timeline(from: 1), random.timeline(from: 1))
      let frame = random.number(in: 1...40)
      let outer = Timeline(
        .cold,
        [.init(0, .value("a")), .init(frame, .value("b")), .init(frame, .finished)]
      )
      var expected = first.events.filter { $0.frame < frame && $0.kind != .finished }
      if expected.last?.kind != .failure {
        expected += second.events.map { .init(frame + $0.frame, $0.kind) }
      }
      return (play(outer: outer, inners: ["a": first, "b": second]), expected)
    }
  }

  @Test func `L-SW5: to switch among inners that don't overlap is to merge them`() {
    check { random in
      var (frame, inners, outer) = (0, [String: Timeline](), [TimelineEvent]())
      var expected: [TimelineEvent] = []
      for number in 0..<random.number(in: 1...4) {
        let inner = random.timeline(from: 0, ends: [.finished])
        inners["\(number)"] = inner
        outer.append(.init(frame, .value("\(number)")))
        expected += inner.events.dropLast().map { [frame] in .init(frame + $0.frame, $0.kind) }
        frame += (inner.events.last?.frame ?? 0) + random.number(in: 1...5)
      }
      outer.append(.init(frame, .finished))
      expected.append(.init(frame, .finished))
      return (play(outer: Timeline(.cold, outer), inners: inners), expected)
    }
  }

  @Test func `L-SW6: when the inners are materialised, switching never fails`() {
    for seed in 0..<UInt64(Self.count) {
      var random = RandomTimelines(seed: seed)
      let inner = random.timeline(from: 0, ends: [.failure])
      let frame = (inner.events.last?.frame ?? 0) + 1
      let replay = Replay(until: 400)
      let source = TimelineSource(inner, in: replay.timetable)
      let outer = TimelineSource<Int, Never>(
        Timeline(.cold, [.init(0, .value("a")), .init(frame, .value("b"))]),
        in: replay.timetable
      ) { _ in .value(0) }
      let events = replay.events(of: outer.flatMapLatest { _ in source.materialize() }) { event in
        switch event {
        case .value(let value): value
        case .failure: "failure"
        case .finished: "finished"
        }
      }
      let texts = inner.events.map { $0.value ?? "failure" }
      #expect(events.map(\.value) == texts + texts, "seed \(seed)")
    }
  }

  @Test func `L-SW7: every inner that has begun has ended or been cancelled, none twice`() {
    for seed in 0..<UInt64(Self.count) {
      var random = RandomTimelines(seed: seed)
      let rig = SwitchRig()
      var inners: [SwitchRig.Inner] = []
      var ended = 0
      for _ in 0..<random.number(in: 1...20) {
        let inner = rig.open()
        inners.append(inner)
        if random.number(in: 0...2) == 0 {
          rig.finish(inner)
          ended += 1
        }
      }
      rig.listener.cancel()
      #expect(inners.allSatisfy { $0.account.begun == 1 && $0.account.gone == 1 }, "seed \(seed)")
      let cancelled = inners.reduce(0) { $0 + $1.account.cancelled }
      #expect(cancelled + ended == inners.count, "seed \(seed)")
    }
  }
}
