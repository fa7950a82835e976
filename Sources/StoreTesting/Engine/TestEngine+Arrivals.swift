internal import Store

// What has arrived, what runs: questions of the test store.
extension TestEngine {
  /// The first action that has arrived and still counts.
  var nextArrival: Arrival<Action>? {
    contents.withLock { contents in
      while let first = contents.arrivals.first {
        if Self.counts(first, in: contents) { return first }
        _ = contents.arrivals.popFirst()
      }
      return nil
    }
  }

  /// Takes the first action that has arrived, if it still counts.
  func popArrival() -> Arrival<Action>? {
    guard nextArrival != nil else { return nil }
    return contents.withLock { $0.arrivals.popFirst() }
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

  func takeDiagnostics() -> [StoreDiagnostic] {
    contents.withLock { contents in
      let taken = contents.diagnostics
      contents.diagnostics = []
      return taken
    }
  }

  private static func counts(_ arrival: Arrival<Action>, in contents: Contents) -> Bool {
    guard let origin = contents.effects.origin(of: arrival.token) else { return false }
    return !origin.task.isCancelled
  }
}
