package import Effects

/// One run of simulated devices: who they are, and how they get on.
package final class FleetRun: Sendable {
  private struct Content {
    var devices: [DeviceActor] = []
    var latencies = LatencyHistogram()
    var begin: UsedTime?
  }

  private let plan: FleetPlan
  private let content = Locked(Content())

  /// Makes a run that hasn't begun.
  package init(_ plan: FleetPlan) {
    self.plan = plan
  }

  /// The reports of all devices, which are made and work when somebody iterates.
  package var reports: MergeManySequence<FleetReport, Never> {
    mergeMany((0..<plan.devices).map { DeviceReports(device: $0, plan: plan, run: self) })
  }

  /// Enters a device, which is about to begin.
  package func enter(_ device: DeviceActor) {
    let now = UsedTime.now
    content.withLock { content in
      if content.begin == nil { content.begin = now }
      content.devices.append(device)
    }
  }

  /// Takes what the actions of one device have taken.
  package func add(_ latencies: LatencyHistogram) {
    content.withLock { $0.latencies.add(latencies) }
  }

  /// Asks all devices what they have counted, and says how fast they were.
  ///
  /// - Complexity: O(n), n the number of devices.
  package func audit() async -> FleetAudit {
    let now = UsedTime.now
    let (devices, latencies, begin) = content.withLock {
      ($0.devices, $0.latencies, $0.begin ?? now)
    }
    var readings = Readings()
    for device in devices { readings.add(await device.readings) }
    return FleetAudit(
      readings: readings,
      figures: FleetFigures(latencies, used: now - begin)
    )
  }
}
