/// The time that has passed on a clock.
enum TransferTime {
  /// Begins to measure; the closure returns the time since this call.
  static func since<C: Clock>(
    nowOn clock: C
  ) -> @Sendable () -> Duration where C.Duration == Duration {
    let start = clock.now
    return { start.duration(to: clock.now) }
  }
}
