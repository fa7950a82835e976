private import Foundation

/// One case of `Tests/EffectsTests/Fixtures/timelines.jsonl`: inputs of an operator, and what must
/// come out.
///
/// Frames are whole numbers; how long one takes is up to the test. At one frame, an unsubscription
/// comes before all events, and hot inputs come before cold ones, which go in the order in which
/// they were subscribed.
package struct TimelineCase: Decodable, Sendable, CustomStringConvertible {
  package enum Operator: String, Decodable, CaseIterable, Sendable {
    case flatten, merge, concatenate, materialize, dematerialize, share
    case debounceTime, throttleTime, delay, retry, timeout
  }

  /// What `flatten` does when an inner is active; the names are those of `FlattenStrategy`.
  package enum Strategy: String, Decodable, CaseIterable, Sendable {
    case latest, exhaust, concat, merge
  }

  package let id: String
  package let `operator`: Operator
  package let expected: [TimelineEvent]
  /// The frame at which the consumer goes away.
  package let unsubscribe: Int?

  // MARK: `flatten`

  package let strategy: Strategy?
  /// At most so many inners at once.
  package let limit: Int?
  package let outer: Timeline?
  /// The inner timelines by outer value.
  package let inners: [String: Timeline]?
  package let innerSubscriptions: [InnerSubscription]?

  // MARK: `merge` and `concatenate`

  package let sources: [Timeline]?

  // MARK: The others

  package let source: Timeline?
  /// The duration of `debounceTime`, `throttleTime` and `delay`.
  package let frames: Int?
  package let leading: Bool?
  package let trailing: Bool?
  /// How often `retry` tries again; nil for no limit.
  package let count: Int?
  package let delayFrames: Int?
  /// The limit of `timeout` for the first event and for each gap between two.
  package let each: Int?
  /// The limit of `timeout` for the first event alone.
  package let first: Int?

  package var description: String { id }

  /// After the last event of the case, unsubscribed ones included, with some frames to spare.
  package var lastFrame: Int {
    let inputs =
      [outer, source].compactMap(\.self) + (sources ?? []) + Array((inners ?? [:]).values)
    let spans = inputs.map { $0.events.last?.frame ?? 0 }
    let last = (expected.last?.frame ?? 0, unsubscribe ?? 0)
    return spans.reduce(0) { $0 + max(0, $1) } + max(last.0, last.1) + 10
  }

  /// All cases of one operator, in the order of the file.
  package static func all(
    of wanted: Operator,
    _ strategy: Strategy? = nil
  ) throws -> [TimelineCase] {
    try all().filter { $0.operator == wanted && (strategy == nil || $0.strategy == strategy) }
  }

  /// All cases, in the order of the file.
  package static func all() throws -> [TimelineCase] {
    var folder = URL(fileURLWithPath: #filePath)
    for _ in 0..<3 { folder.deleteLastPathComponent() }
    let file = folder.appendingPathComponent("EffectsTests/Fixtures/timelines.jsonl")
    let decoder = JSONDecoder()
    return try Data(contentsOf: file).split(separator: UInt8(ascii: "\n")).map { line in
      try decoder.decode(TimelineCase.self, from: line)
    }
  }
}
