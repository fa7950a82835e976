import StoreTesting
import TestSupport

// Timelines as effects.
extension TimelineFeature {
  /// So late that it is never.
  private static var never: Int { 1_000_000 }

  /// The frame of a test clock, which begins at frame 0.
  static func frame(of clock: any Clock<Duration>) -> Int {
    guard let clock = clock as? TestClock else { return -1 }
    return Int(TestClock().now.duration(to: clock.now).components.seconds)
  }

  static func sleep(frames: Int, _ clock: any Clock<Duration>) async {
    if frames > 0 { try? await clock.sleep(for: .seconds(frames)) }
  }

  /// How long a cold timeline lasts from its subscription.
  static func length(of timeline: Timeline) -> Int {
    switch timeline.events.last?.kind {
    case .finished, .failure: timeline.events.last?.frame ?? never
    case .value, nil: never
    }
  }

  /// Sends an action at a frame, counted from the start of the effect.
  static func at(_ frame: Int, _ action: Action) -> Effect<Action> {
    .run { send in
      await sleep(frames: frame, send.clock)
      await send(action)
    }
  }

  /// The events of a source as outputs; it is over when the source is.
  static func source(_ timeline: Timeline) -> Effect<Action> {
    let events = timeline.events.filter { $0.kind != .finished }.map { event in
      Effect<Action>.run { send in
        let passed = timeline.kind == .hot ? frame(of: send.clock) : 0
        // Who comes late has missed what was before.
        guard event.frame >= passed else { return }
        await sleep(frames: event.frame - passed, send.clock)
        await send(.output(event.kind))
      }
    }
    let end = Effect<Action>.run { send in
      let passed = timeline.kind == .hot ? frame(of: send.clock) : 0
      await sleep(frames: length(of: timeline) - passed, send.clock)
    }
    return .merge(events + [end])
  }

  /// The values of a source as inputs, its failure as an output; its end is no business of a store.
  static func inputs(_ timeline: Timeline) -> Effect<Action> {
    .merge(
      timeline.events.compactMap { event in
        switch event.kind {
        case .value(let value): event.frame < 0 ? nil : at(event.frame, .input(value))
        case .failure: at(event.frame, .output(.failure))
        case .finished: nil
        }
      }
    )
  }

  private enum Failed: Error { case source, late }

  /// `withRetry` and `withTimeout` take one-shot work: here it plays a source from its beginning.
  var oneShot: Effect<Action> {
    .run { [timeline] send in
      guard let source = timeline.source else { return }
      do {
        switch timeline.operator {
        case .retry:
          let wait = Duration.seconds(timeline.delayFrames ?? 0)
          let attempts = timeline.count.map { $0 + 1 } ?? .max
          try await withRetry(.constant(wait, maxAttempts: attempts), clock: send.clock) {
            try await Self.play(source, within: { _ in nil }, send)
          }
        default:
          try await Self.play(
            source,
            within: { timeline.each ?? ($0 == 0 ? timeline.first : nil) },
            send
          )
        }
        await send(.output(.finished))
      } catch {
        await send(.output(.failure))
      }
    }
  }

  /// Waits for one event after the other, for each within its limit.
  private static func play(
    _ source: Timeline,
    within limit: (Int) -> Int?,
    _ send: Send<Action>
  ) async throws {
    let start = source.kind == .hot ? 0 : frame(of: send.clock)
    let events = source.events.filter { source.kind == .cold || $0.frame >= 0 }
    for (number, event) in events.enumerated() {
      try await wait(until: start + event.frame, within: limit(number), send.clock)
      switch event.kind {
      case .value: await send(.output(event.kind))
      case .failure: throw Failed.source
      case .finished: return
      }
    }
    try await wait(until: never, within: limit(events.count), send.clock)
  }

  private static func wait(
    until frame: Int,
    within limit: Int?,
    _ clock: any Clock<Duration>
  ) async throws {
    let left = frame - Self.frame(of: clock)
    guard let limit else { return await sleep(frames: left, clock) }
    try await withTimeout(.seconds(limit), clock: clock, throwing: Failed.late) {
      () throws(Failed) in
      await sleep(frames: left, clock)
    }
  }
}
