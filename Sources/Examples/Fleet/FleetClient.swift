package import Effects

/// The way from a dashboard to its devices, as a value that tests replace.
package struct FleetClient: Sendable {
  /// The reports of the devices of a plan, which work while somebody iterates.
  package var reports: @Sendable (FleetPlan) -> MergeManySequence<FleetReport, Never>
  /// What the devices have counted, in all.
  package var audit: @Sendable () async -> Readings

  /// Makes a client.
  package init(
    reports: @escaping @Sendable (FleetPlan) -> MergeManySequence<FleetReport, Never>,
    audit: @escaping @Sendable () async -> Readings
  ) {
    self.reports = reports
    self.audit = audit
  }

  /// Devices in this process, each on an actor of its own.
  ///
  /// - Parameter meter: is told how long the actions of the devices take.
  /// - Returns: the client; it knows the devices of the latest run.
  package static func simulated(meter: FleetMeter) -> Self {
    let roll = DeviceRoll()
    return Self(
      reports: { plan in
        let run = roll.begin()
        return mergeMany(
          (0..<plan.devices).map { device in
            DeviceReports(device: device, plan: plan, meter: meter) { roll.enter($0, of: run) }
          }
        )
      },
      audit: {
        var total = Readings()
        for device in roll.devices { total.add(await device.readings) }
        return total
      }
    )
  }
}
