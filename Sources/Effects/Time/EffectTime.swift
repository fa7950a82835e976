/// The time of a store's clock, counted from when it was first asked for.
package struct EffectTime: Sendable {
  private let read: @Sendable () -> Duration

  package init(of clock: any Clock<Duration>) {
    self.init(opened: clock)
  }

  private init<C: Clock<Duration>>(opened clock: C) {
    let start = clock.now
    read = { start.duration(to: clock.now) }
  }

  package var now: Duration { read() }
}
