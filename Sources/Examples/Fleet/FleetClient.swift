package import Effects

/// The way from a dashboard to its devices, as a value that tests replace.
package struct FleetClient: Sendable {
  /// The reports of the devices of a plan, which work while somebody iterates.
  package var reports: @Sendable (FleetPlan) -> MergeManySequence<FleetReport, Never>
  /// Asks the devices of the latest run what they have counted.
  package var audit: @Sendable () async -> FleetAudit

  /// Makes a client.
  package init(
    reports: @escaping @Sendable (FleetPlan) -> MergeManySequence<FleetReport, Never>,
    audit: @escaping @Sendable () async -> FleetAudit
  ) {
    self.reports = reports
    self.audit = audit
  }

  /// Devices in this process, each on an actor of its own.
  ///
  /// - Parameter around: what each device is connected to, made of what it would be.
  /// - Returns: the client.
  package static func simulated(
    around: @escaping @Sendable (DeviceClient) -> DeviceClient = { $0 }
  ) -> Self {
    let latest = LatestRun()
    return Self(
      reports: { plan in latest.replace(by: FleetRun(plan, around: around)).reports },
      audit: { await latest.run?.audit() ?? FleetAudit(readings: Readings()) }
    )
  }
}

/// The run that was begun last.
private final class LatestRun: Sendable {
  private let content = Locked<FleetRun?>(nil)

  var run: FleetRun? { content.withLock { $0 } }

  func replace(by run: FleetRun) -> FleetRun {
    // The old one is let go after unlocking.
    _ = content.withLock { content in
      defer { content = run }
      return content
    }
    return run
  }
}
