extension Stopwatch {
  /// What the display shows.
  package struct State: Codable, Hashable, Sendable {
    /// Whether it runs, as the user wants it.
    package var isRunning: Bool
    /// What had elapsed at the last reading.
    package var elapsed: Duration
    /// The laps, in order.
    package var laps: [StopwatchLap]
    /// The reading at which nothing would have elapsed, while time is measured.
    package var origin: Duration?

    /// Makes a state.
    package init(
      isRunning: Bool = false,
      elapsed: Duration = .zero,
      laps: [StopwatchLap] = [],
      origin: Duration? = nil
    ) {
      self.isRunning = isRunning
      self.elapsed = elapsed
      self.laps = laps
      self.origin = origin
    }

    /// What has elapsed since the last lap ended.
    ///
    /// - Complexity: O(n), n the number of laps.
    package var currentLap: Duration { elapsed - laps.reduce(.zero) { $0 + $1.duration } }

    /// The fastest lap, the first of equal ones; nil before there are two.
    package var bestLap: StopwatchLap? {
      laps.count < 2 ? nil : laps.min { $0.duration < $1.duration }
    }

    /// The slowest lap, the first of equal ones; nil before there are two.
    package var worstLap: StopwatchLap? {
      laps.count < 2 ? nil : laps.max { $0.duration < $1.duration }
    }

    /// Takes a reading of the clock; what has elapsed doesn't get less.
    ///
    /// A live store that goes on from a recorded state has another clock, which may be behind.
    mutating func measure(_ reading: Duration) {
      guard let origin else { return }
      elapsed = max(elapsed, reading - origin)
    }
  }
}
