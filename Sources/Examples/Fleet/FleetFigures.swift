internal import Foundation

/// How fast a run was.
package struct FleetFigures: Codable, Hashable, Sendable {
  /// How long the actions of the devices took: from an effect's `send` to its return.
  package struct Latency: Codable, Hashable, Sendable {
    /// Half of them took at most so long.
    package let p50: Duration
    /// All but one in a hundred took at most so long.
    package let p99: Duration
    /// The longest.
    package let longest: Duration
  }

  /// How many readings were reduced.
  package let actions: Int
  /// How long they took; nil if there was none.
  package let latency: Latency?
  /// The time of the whole run, and what the processors worked in it.
  package let used: UsedTime
  /// How many processors there are.
  package let processors: Int

  /// Makes the figures of what was measured.
  package init(
    _ latencies: LatencyHistogram,
    used: UsedTime,
    processors: Int = ProcessInfo.processInfo.activeProcessorCount
  ) {
    actions = latencies.count
    if let p50 = latencies.quantile(0.5), let p99 = latencies.quantile(0.99) {
      latency = Latency(
        p50: .nanoseconds(p50),
        p99: .nanoseconds(p99),
        longest: .nanoseconds(latencies.longest)
      )
    } else {
      latency = nil
    }
    self.used = used
    self.processors = processors
  }

  /// How many actions of devices were reduced in a second.
  package var actionsPerSecond: Double {
    used.wall > .zero ? Double(actions) / (used.wall / .seconds(1)) : 0
  }

  /// Which part of all processors was busy, from 0 to 1.
  package var utilisation: Double {
    used.wall > .zero ? used.processors / used.wall / Double(max(processors, 1)) : 0
  }
}
