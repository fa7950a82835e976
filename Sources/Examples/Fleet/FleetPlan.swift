/// What the devices of a fleet are to do.
package struct FleetPlan: Codable, Hashable, Sendable {
  /// How many devices there are.
  package var devices: Int
  /// How many readings each of them takes.
  package var events: Int
  /// After how many readings a device reports.
  package var batch: Int
  /// What the readings depend on.
  package var seed: UInt64

  /// Makes a plan.
  package init(devices: Int = 1000, events: Int = 500, batch: Int = 10, seed: UInt64 = 1) {
    self.devices = devices
    self.events = events
    self.batch = batch
    self.seed = seed
  }

  /// How many readings all devices take.
  package var readings: Int { devices * events }

  /// What all readings add up to, counted without any store.
  ///
  /// - Complexity: O(n), n the readings.
  package var expectedReadings: Readings {
    var total = Readings()
    for device in 0..<devices {
      var sensor = Sensor(device: device, seed: seed)
      for _ in 0..<events { total.add(sensor.read()) }
    }
    return total
  }
}
