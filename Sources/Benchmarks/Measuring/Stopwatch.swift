import Foundation

/// What a case is timed by.
enum Stopwatch: Sendable {
  /// The time that passes: for cases that suspend, and so for what other threads do for them.
  case wall
  /// The time that the thread was given a processor: for cases that never suspend. What else a busy
  /// machine does is not in it.
  case thread

  /// Nanoseconds since some moment.
  var now: Double {
    switch self {
    case .wall: nanoseconds(of: CLOCK_MONOTONIC)
    case .thread: nanoseconds(of: CLOCK_THREAD_CPUTIME_ID)
    }
  }

  private func nanoseconds(of clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }
}
