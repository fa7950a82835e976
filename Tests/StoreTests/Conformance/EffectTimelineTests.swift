import StoreTesting
import TestSupport
import Testing

/// The timelines of the reactive operators, replayed by effects on the virtual clock.
///
/// What differs for effects: a store has no end, so where values are inputs of a store the end of
/// their source is left out; and a failure is an action like any other, after which the store goes on,
/// so what comes after the first one isn't compared.
struct EffectTimelineTests {
  /// What isn't replayed, and why.
  private static let leftOut: [String: String] = [
    "debounceTime-13": "it flushes at the end of its source; a store has no end",
    "throttleTime-03": """
    its values come at the very end of a window, where reactive operators let a hot value lose: \
    here a window is over then
    """,
    "throttleTime-13": "a throttle of effects always lets the first value pass",
    "throttleTime-15": "a throttle of effects always lets the first value pass",
  ]

  private static let forSequences: Set<TimelineCase.Operator> = [
    .materialize, .dematerialize, .share,
  ]

  private static func cases(of wanted: TimelineCase.Operator) throws -> [TimelineCase] {
    try TimelineCase.all(of: wanted).filter { leftOut[$0.id] == nil }
  }

  @Test(arguments: TimelineCase.Operator.allCases.filter { !forSequences.contains($0) })
  func `effects do what the timelines say`(wanted: TimelineCase.Operator) async throws {
    let cases = try Self.cases(of: wanted)
    for timeline in cases { await replay(timeline) }
    print("\(wanted): \(cases.count) timelines replayed by effects")
    for (id, reason) in Self.leftOut.sorted(by: { $0.key < $1.key })
    where id.hasPrefix("\(wanted)-") {
      print("  \(id) is left out: \(reason)")
    }
    #expect(!cases.isEmpty)
  }

  @Test func `every case is replayed, left out for a reason, or about sequences only`() throws {
    let all = try TimelineCase.all()
    let replayed = all.filter { !Self.forSequences.contains($0.operator) }
    #expect(replayed.count == 166)
    #expect(Set(Self.leftOut.keys).isSubset(of: Set(all.map(\.id))))
  }

  private func replay(_ timeline: TimelineCase) async {
    let feature = TimelineFeature(timeline: timeline)
    let store = TestStore<[TimelineEvent.Kind], TimelineFeature.Action>(
      initialState: [],
      exhaustivity: .off
    ) {
      feature
    }
    var log: [TimelineEvent] = []
    await store.send(.begin)
    for frame in 0...timeline.lastFrame {
      await store.skipReceivedActions()
      log += store.state[log.count...].map { TimelineEvent(frame, $0) }
      await store.advance(by: .seconds(1))
    }
    await store.skipInFlightEffects()
    await store.finish()

    let failure = timeline.expected.first { $0.kind == .failure }
    let expected = timeline.expected.filter { counts($0, in: timeline) }
    #expect(upToFailure(log) == upToFailure(expected), "\(timeline.id)")

    guard let wanted = timeline.innerSubscriptions else { return }
    let last = failure?.frame ?? timeline.lastFrame
    let found = feature.subscriptions.all(until: timeline.lastFrame)
    #expect(
      Set(found.compactMap { $0.clipped(at: last, in: timeline) })
        == Set(wanted.compactMap { $0.clipped(at: last, in: timeline) }),
      "\(timeline.id)"
    )
  }

  /// Where values are inputs of a store, their source's end is left out.
  private func counts(_ event: TimelineEvent, in timeline: TimelineCase) -> Bool {
    switch timeline.operator {
    case .flatten, .debounceTime, .throttleTime: event.kind != .finished
    default: true
    }
  }

  private func upToFailure(_ events: [TimelineEvent]) -> [TimelineEvent] {
    guard let failure = events.firstIndex(where: { $0.kind == .failure }) else { return events }
    return Array(events[...failure])
  }
}

extension InnerSubscription {
  /// What of it lies before the first failure: there the store goes on, and the operator doesn't.
  fileprivate func clipped(at failure: Int, in timeline: TimelineCase) -> InnerSubscription? {
    guard timeline.expected.contains(where: { $0.kind == .failure }) else { return self }
    guard start <= failure else { return nil }
    return InnerSubscription(value, start, min(end ?? failure, failure))
  }
}
