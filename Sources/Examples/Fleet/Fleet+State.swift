extension Fleet {
  /// What the dashboard shows.
  package struct State: Codable, Hashable, Sendable {
    /// Where a run stands.
    package enum Phase: String, Codable, Hashable, Sendable {
      /// It hasn't begun.
      case ready
      /// The devices work.
      case running
      /// It was given up.
      case stopped
      /// All devices have ended, and their own sums are known.
      case ended
    }

    /// What the devices are to do.
    package let plan: FleetPlan
    /// Where the run stands.
    package var phase: Phase
    /// What the devices have reported, by their numbers.
    package var devices: [DeviceRow]
    /// What all devices have reported.
    package var total: Readings
    /// Reports that were not the next one of their device.
    package var misplacedReports: Int
    /// What the devices themselves say, when all have ended.
    package var audit: FleetAudit?

    /// Makes a state.
    package init(plan: FleetPlan, phase: Phase = .ready) {
      self.plan = plan
      self.phase = phase
      devices = Array(repeating: DeviceRow(), count: plan.devices)
      total = Readings()
      misplacedReports = 0
      audit = nil
    }

    /// How many devices have ended.
    ///
    /// - Complexity: O(n), n the number of devices.
    package var endedDevices: Int { devices.count { $0.readings.count == plan.events } }

    /// Whether nothing was lost and nothing counted twice; nil as long as the run hasn't ended.
    package var agrees: Bool? {
      audit.map { $0.readings == total && total.count == plan.readings && misplacedReports == 0 }
    }

    /// Adds a report.
    mutating func take(_ report: FleetReport) {
      guard devices.indices.contains(report.device) else {
        misplacedReports += 1
        return
      }
      if devices[report.device].reports + 1 != report.number { misplacedReports += 1 }
      devices[report.device].reports += 1
      devices[report.device].readings.add(report.readings)
      total.add(report.readings)
    }
  }
}
