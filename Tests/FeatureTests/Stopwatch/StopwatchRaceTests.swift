import Examples
import Store
import StoreTesting
import TestSupport
import Testing

/// Buttons pressed faster than the clock is read, and ticks that come late.
struct StopwatchRaceTests {
  @Test(.schedules(.exhaustive(limit: 10_000)))
  func `a start, a stop and a start that outrun the readings count running time alone`() async {
    let store = makeStopwatch(exhaustivity: .off)
    await store.interleave({ send in
      await send(.start)
      await send(.stop)
      await send(.start)
      try? await send.clock.sleep(for: .milliseconds(90))
      await send(.stop)
    })
    await store.advance(by: .seconds(60))
    await store.finish()
    #expect(store.state == .init(elapsed: .milliseconds(90)))
  }

  @Test(.schedules(.exhaustive(limit: 10_000)))
  func `a lap and a stop in one moment, in which a tick is due, end at that moment`() async {
    let store = makeStopwatch(exhaustivity: .off)
    await store.interleave({ send in
      await send(.start)
      try? await send.clock.sleep(for: .milliseconds(100))
      await send(.lap)
      await send(.stop)
    })
    await store.advance(by: .seconds(60))
    await store.finish()
    #expect(
      store.state
        == .init(
          elapsed: .milliseconds(100),
          laps: [StopwatchLap(id: 1, duration: .milliseconds(100))]
        )
    )
  }

  @Test(.schedules(.exhaustive(limit: 10_000)))
  func `after a reset nothing changes, whenever it comes`() async {
    let store = makeStopwatch(exhaustivity: .off)
    await store.interleave({ send in
      await send(.start)
      try? await send.clock.sleep(for: .milliseconds(100))
      await send(.lap)
      await send(.reset)
    })
    await store.advance(by: .seconds(60))
    await store.finish()
    #expect(store.state == .init())
  }

  @MainActor
  @Test func `ticks that come late don't make it drift, and the next one is on time again`() async {
    let clock = ManualClock()
    let store = Store(initialState: Stopwatch.State(), clock: clock) { Stopwatch() }
    var sleeps = clock.sleeps.makeAsyncIterator()
    store.send(.start)
    await sleeps.next()
    #expect(clock.timeToNext == .milliseconds(100))
    for (passed, elapsed, next) in [(170, 170, 30), (30, 200, 100), (1001, 1201, 99)] {
      clock.advance(by: .milliseconds(passed))
      await sleeps.next()
      #expect(store.state.elapsed == .milliseconds(elapsed))
      #expect(clock.timeToNext == .milliseconds(next))
    }
    store.send(.reset)
    #expect(store.state == .init())
    #expect(clock.sleeperCount == 0)
  }
}
