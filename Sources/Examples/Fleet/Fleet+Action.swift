extension Fleet {
  /// What can happen.
  package enum Action: Codable, Hashable, Sendable {
    /// The user lets the devices work, from the beginning.
    case start
    /// The user gives up the run.
    case stop
    /// A device has reported.
    case reported(FleetReport)
    /// All devices have ended.
    case ended
    /// The devices have said what they have counted.
    case audited(FleetAudit)
  }
}
