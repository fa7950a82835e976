extension FleetDevice {
  /// What can happen to a device.
  package enum Action: Codable, Hashable, Sendable {
    /// It begins to measure.
    case start
    /// It has measured.
    case measured(Int)
    /// It has measured for the last time.
    case ended
  }
}
