internal import Effects

/// Collects how long the actions of all devices have taken.
package final class FleetMeter: Sendable {
  private let content = Locked(LatencyHistogram())

  /// Makes a meter that has been told nothing.
  package init() {}

  /// How long they have taken.
  package var latencies: LatencyHistogram { content.withLock { $0 } }

  /// Adds the actions of one device.
  package func add(_ latencies: LatencyHistogram) {
    content.withLock { $0.add(latencies) }
  }

  /// Forgets everything.
  package func reset() {
    content.withLock { $0 = LatencyHistogram() }
  }
}
