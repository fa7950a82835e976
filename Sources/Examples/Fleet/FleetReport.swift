/// What a device reports: the readings since its last report.
package struct FleetReport: Codable, Hashable, Sendable {
  /// The number of the device, from 0.
  package let device: Int
  /// The number of the report, from 1.
  package let number: Int
  /// The readings.
  package let readings: Readings

  /// Makes a report.
  package init(device: Int, number: Int, readings: Readings) {
    self.device = device
    self.number = number
    self.readings = readings
  }
}
