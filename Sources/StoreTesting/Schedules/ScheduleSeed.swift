/// The seed of the schedule under which a test runs.
public enum ScheduleSeed {
  /// Set by ``Schedules/seed(_:)`` and ``Schedules/random(count:)`` for each run.
  ///
  /// A test may draw its own random input with it. A test store that is made while it is set by
  /// hand, outside of all schedules, picks by this seed.
  @TaskLocal public static var current: UInt64?
}
