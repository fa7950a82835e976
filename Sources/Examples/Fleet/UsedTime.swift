internal import Foundation

/// A point in time, or a span of it: on the wall, and in the processors.
package struct UsedTime: Codable, Hashable, Sendable {
  /// How much has passed.
  package let wall: Duration
  /// How much this process has computed, in all threads, the system's part included.
  package let processors: Duration

  /// Makes a span.
  package init(wall: Duration, processors: Duration) {
    self.wall = wall
    self.processors = processors
  }

  /// How much has passed and was used since some fixed points.
  package static var now: Self {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Self(
      wall: origin.duration(to: .now),
      processors: .seconds(Int64(time.tv_sec)) + .nanoseconds(Int64(time.tv_nsec))
    )
  }

  /// The span between two points.
  package static func - (end: Self, begin: Self) -> Self {
    Self(wall: end.wall - begin.wall, processors: end.processors - begin.processors)
  }

  private static let origin = ContinuousClock.now
}
