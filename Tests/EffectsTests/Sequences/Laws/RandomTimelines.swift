import Effects
import TestSupport

/// Timelines drawn by chance.
struct RandomTimelines {
  private var random: SplitMix64

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
  }

  mutating func number(in range: ClosedRange<Int>) -> Int { random.number(in: range) }

  /// Up to six values at growing frames, then one of `ends`, where nil is none.
  mutating func timeline(
    from first: Int,
    ends: [TimelineEvent.Kind?] = [.finished, .failure, nil]
  ) -> Timeline {
    var frame = number(in: first...first + 3)
    var events: [TimelineEvent] = []
    for _ in 0..<number(in: 0...6) {
      events.append(TimelineEvent(frame, .value("v\(number(in: 0...99))")))
      frame += number(in: 1...9)
    }
    if let end = ends[number(in: 0...ends.count - 1)] { events.append(TimelineEvent(frame, end)) }
    return Timeline(.cold, events)
  }
}
