internal import Effects

/// A clock on which sleeping takes no time: it jumps to the deadline.
///
/// Copies of a clock share their time.
public struct ImmediateClock: Clock, Sendable {
  /// A point in the time of the clock, which begins at zero.
  public typealias Instant = TestClock.Instant

  private final class Time: Sendable {
    let now = Locked(Instant(offset: .zero))
  }

  private let time = Time()

  /// Makes a clock that shows zero.
  public init() {}

  /// The latest deadline that anybody has slept until.
  public var now: Instant { time.now.withLock { $0 } }

  /// The smallest step: none, the clock is exact.
  public var minimumResolution: Duration { .zero }

  /// Moves the clock to the deadline, and returns without having suspended.
  ///
  /// - Parameters:
  ///   - deadline: where to; an earlier one than the time shown changes nothing.
  ///   - tolerance: ignored.
  /// - Throws: `CancellationError` when the task has been cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    time.now.withLock { $0 = max($0, deadline) }
  }
}
