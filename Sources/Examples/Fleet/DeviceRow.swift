/// What the dashboard knows of one device.
package struct DeviceRow: Codable, Hashable, Sendable {
  /// How many reports have come.
  package var reports = 0
  /// What they add up to.
  package var readings = Readings()

  /// Makes a row of a device that hasn't reported.
  package init() {}
}
