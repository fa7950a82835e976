extension FleetDevice {
  /// What a device has counted.
  package struct State: Codable, Hashable, Identifiable, Sendable {
    /// The number of the device, from 0.
    package let id: Int
    /// After how many readings it reports.
    package let batch: Int
    /// All readings.
    package var readings = Readings()
    /// Those since the last report.
    package var unreported = Readings()
    /// How many reports have been made.
    package var reports = 0

    /// Makes the state of a device that hasn't begun.
    package init(id: Int, batch: Int) {
      self.id = id
      self.batch = batch
    }
  }
}
