package import Effects

/// One run of simulated devices: who they are, and how they get on.
package final class FleetRun: Sendable {
  private struct Content {
    var devices: [DeviceActor] = []
    var latencies = LatencyHistogram()
    var begin: UsedTime?
  }

  private let plan: FleetPlan
  private let around: @Sendable (DeviceClient) -> DeviceClient
  private let content = Locked(Content())

  /// Makes a run that hasn't begun.
  ///
  /// - Parameters:
  ///   - plan: what the devices are to do.
  ///   - around: what each device is connected to, made of what it would be.
  package init(
    _ plan: FleetPlan,
    around: @escaping @Sendable (DeviceClient) -> DeviceClient = { $0 }
  ) {
    self.plan = plan
    self.around = around
  }

  /// The reports of all devices, which are made and work when somebody iterates.
  package var reports: MergeManySequence<FleetReport, Never> {
    mergeMany(
      (0..<plan.devices).map {
        DeviceReports(device: $0, plan: plan, run: self, around: around)
      }
    )
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
