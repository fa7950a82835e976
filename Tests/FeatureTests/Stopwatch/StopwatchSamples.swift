import Examples
import Store
import StoreTesting

/// A test store of a stopwatch that ticks every 100 ms.
func makeStopwatch(
  _ state: Stopwatch.State = .init(),
  exhaustivity: Exhaustivity = .on
) -> TestStore<Stopwatch.State, Stopwatch.Action> {
  TestStore(initialState: state, exhaustivity: exhaustivity) { Stopwatch() }
}

extension TestStore<Stopwatch.State, Stopwatch.Action> {
  /// Starts a stopwatch whose clock shows `reading`.
  func start(at reading: Duration = .zero) async {
    await send(.start) { $0.isRunning = true }
    await receive(.began(reading)) { $0.origin = reading - $0.elapsed }
  }

  /// Lets so many ticks of 100 ms come, the first one from a reading of the clock.
  func tick(_ count: Int, from reading: Duration = .zero) async {
    for number in 1...count {
      await advance(by: .milliseconds(100))
      let reading = reading + .milliseconds(100 * number)
      await receive(.ticked(reading)) { $0.elapsed = reading - ($0.origin ?? .zero) }
    }
  }
}
