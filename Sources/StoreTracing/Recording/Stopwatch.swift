/// Measures time by any clock.
enum Stopwatch {
  /// Starts; the closure tells how long ago that was.
  static func start<C: Clock<Duration>>(_ clock: C) -> () -> Duration {
    let start = clock.now
    return { start.duration(to: clock.now) }
  }
}
