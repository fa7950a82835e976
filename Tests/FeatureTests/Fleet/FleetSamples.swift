import Effects
import Examples
import Store
import StoreTesting

/// Two devices that take three readings each, and report every two.
let samplePlan = FleetPlan(devices: 2, events: 3, batch: 2, seed: 7)

extension Readings {
  /// Makes the sum of some readings.
  init(_ readings: Int...) {
    self.init()
    for reading in readings { add(reading) }
  }
}

extension FleetReport {
  /// Makes a report of some readings.
  static func of(_ device: Int, _ number: Int, _ readings: Readings) -> Self {
    Self(device: device, number: number, readings: readings)
  }
}

/// A test store of a dashboard, to which every device of the plan reports what is given.
func makeFleet(
  _ reports: [FleetReport],
  audit: Readings,
  exhaustivity: Exhaustivity = .on
) -> TestStore<Fleet.State, Fleet.Action> {
  let client = FleetClient(
    reports: { plan in
      mergeMany(
        (0..<plan.devices).map { device in
          AsyncStream { continuation in
            for report in reports where report.device == device { continuation.yield(report) }
            continuation.finish()
          }
        }
      )
    },
    audit: { FleetAudit(readings: audit) }
  )
  return TestStore(initialState: Fleet.State(plan: samplePlan), exhaustivity: exhaustivity) {
    Fleet(client: client)
  }
}
