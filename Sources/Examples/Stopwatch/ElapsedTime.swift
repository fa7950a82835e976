internal import Effects

/// Reads a clock as the time since it was read first.
///
/// The instants of clocks have no common form that could be in an action; a duration can.
package final class ElapsedTime: Sendable {
  private let reading = Locked<(@Sendable () -> Duration)?>(nil)

  /// Makes a reader, for one clock.
  package init() {}

  /// Reads the clock.
  ///
  /// The first call decides on the clock and on the instant that counts as zero.
  package func read(_ clock: any Clock<Duration>) -> Duration {
    let first = Self.start(clock)
    let read = reading.withLock { reading in
      if reading == nil { reading = first }
      return reading ?? first
    }
    return read()
  }

  /// Starts to measure; the closure tells how long ago that was.
  package static func start<C: Clock<Duration>>(_ clock: C) -> @Sendable () -> Duration {
    let start = clock.now
    return { start.duration(to: clock.now) }
  }
}
