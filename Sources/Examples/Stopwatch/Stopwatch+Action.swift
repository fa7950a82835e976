extension Stopwatch {
  /// What can happen; a reading is the time since the clock was read first.
  package enum Action: Codable, Hashable, Sendable {
    /// The user starts it, or lets it go on.
    case start
    /// The user stops it.
    case stop
    /// The user ends a lap.
    case lap
    /// The user wants it back at zero, stopped.
    case reset
    /// The reading at which it was started.
    case began(Duration)
    /// The reading of a tick.
    case ticked(Duration)
    /// The reading at which a lap ended.
    case lapped(Duration)
    /// The reading at which it was stopped.
    case stopped(Duration)
  }
}
