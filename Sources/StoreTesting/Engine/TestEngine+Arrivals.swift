internal import Store

// What has arrived, what runs: questions of the test store.
extension TestEngine {
  /// Whether an action has arrived that still counts.
  var hasArrival: Bool { contents.withLock { Self.firstIndex(in: $0) != nil } }

  /// Takes the first action that has arrived and still counts.
  func popArrival() -> Arrival<Action>? {
    // Those that don't count any more are let go after the lock.
    let (arrival, dead) = contents.withLock { contents in
      var dead: [Arrival<Action>] = []
      while let first = contents.arrivals.popFirst() {
        if Self.counts(first, in: contents) { return (Optional(first), dead) }
        dead.append(first)
      }
      return (nil, dead)
    }
    withExtendedLifetime(dead) {}
    return arrival
  }

  private static func firstIndex(in contents: Contents) -> Int? {
    contents.arrivals.firstIndex { counts($0, in: contents) }
  }

  /// All actions that have arrived and still count, in their order.
  var waitingArrivals: [Arrival<Action>] {
    contents.withLock { contents in
      contents.arrivals.waiting.filter { Self.counts($0, in: contents) }
    }
  }

  /// The task that an arrival's effects belong to, and who sent it.
  func origin(of arrival: Arrival<Action>) -> EffectOrigin<Action>? {
    contents.withLock { $0.effects.origin(of: arrival.token) }
  }

  var runningCount: Int { contents.withLock { $0.running.count } }

  /// The effects that run, in the order of their start.
  var runningEffects: [TestEffect<Action>] {
    contents.withLock { contents in
      contents.running.values.sorted { $0.number < $1.number }
    }
  }

  /// What was ignored since the last call.
  func takeDiagnostics() -> [StoreDiagnostic] {
    let (reports, late) = contents.withLock { contents in
      defer { (contents.reports, contents.late) = ([], []) }
      return (contents.reports, contents.late)
    }
    return reports.map { .absentChild($0) }
      + late.map { .sendAfterEnd(action: "\($0.action)", effect: $0.effect.info) }
  }

  /// The last cancels that found nothing in flight.
  var missedCancels: [(id: any Hashable & Sendable, action: Action)] {
    contents.withLock { $0.missed }
  }

  private static func counts(_ arrival: Arrival<Action>, in contents: Contents) -> Bool {
    guard let origin = contents.effects.origin(of: arrival.token) else { return false }
    return !origin.task.isCancelled
  }
}
