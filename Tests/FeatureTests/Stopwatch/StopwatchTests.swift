import Examples
import Store
import StoreTesting
import Testing

/// Every transition of the stopwatch.
struct StopwatchTests {
  @Test func `it ticks from start to stop`() async {
    let store = makeStopwatch()
    await store.start()
    await store.tick(3)
    await store.send(.stop) { $0.isRunning = false }
    #expect(store.effectsInFlight == 1, "the reading, and no tick")
    await store.receive(.stopped(.milliseconds(300))) { $0.origin = nil }
    #expect(store.state.elapsed == .milliseconds(300))
    await store.advance(by: .seconds(60))
    await store.finish()
  }

  @Test func `what elapsed is measured at the moment of the stop, between two ticks`() async {
    let store = makeStopwatch()
    await store.start()
    await store.advance(by: .milliseconds(99))
    await store.send(.stop) { $0.isRunning = false }
    await store.receive(.stopped(.milliseconds(99))) {
      $0.elapsed = .milliseconds(99)
      $0.origin = nil
    }
    await store.finish()
  }

  @Test func `time that passes while it is stopped doesn't count`() async {
    let store = makeStopwatch()
    await store.start()
    await store.tick(2)
    await store.send(.stop) { $0.isRunning = false }
    await store.receive(.stopped(.milliseconds(200))) { $0.origin = nil }
    await store.advance(by: .seconds(5))
    await store.start(at: .milliseconds(5200))
    #expect(store.state.origin == .seconds(5))
    await store.tick(1, from: .milliseconds(5200))
    #expect(store.state.elapsed == .milliseconds(300))
    await store.skipInFlightEffects()
    await store.finish()
  }

  @Test func `ticks come at whole intervals of what has elapsed`() async {
    let store = makeStopwatch(.init(elapsed: .milliseconds(250)))
    await store.start()
    await store.advance(by: .milliseconds(49))
    await store.advance(by: .milliseconds(1))
    await store.receive(.ticked(.milliseconds(50))) { $0.elapsed = .milliseconds(300) }
    await store.skipInFlightEffects()
    await store.finish()
  }

  @Test func `laps are measured one after the other, and the fastest and the slowest are known`()
    async
  {
    let store = makeStopwatch()
    await store.start()
    for (id, tenths) in [3, 1, 2].enumerated() {
      await store.tick(tenths, from: store.state.elapsed)
      await store.send(.lap)
      await store.receive(.lapped(store.state.elapsed)) {
        $0.laps.append(StopwatchLap(id: id + 1, duration: .milliseconds(100 * tenths)))
      }
      #expect(store.state.currentLap == .zero)
    }
    #expect(store.state.bestLap?.id == 2)
    #expect(store.state.worstLap?.id == 1)
    #expect(store.state.elapsed == .milliseconds(600))
    await store.skipInFlightEffects()
    await store.finish()
  }

  @Test func `a lap ends between two ticks, and the display shows it`() async {
    let store = makeStopwatch()
    await store.start()
    await store.advance(by: .milliseconds(30))
    await store.send(.lap)
    await store.receive(.lapped(.milliseconds(30))) {
      $0.elapsed = .milliseconds(30)
      $0.laps = [StopwatchLap(id: 1, duration: .milliseconds(30))]
    }
    await store.skipInFlightEffects()
    await store.finish()
  }

  @Test func `a reset ends everything in that turn`() async {
    let store = makeStopwatch()
    await store.start()
    await store.tick(1)
    await store.send(.reset) { $0 = .init() }
    #expect(store.effectsInFlight == 0)
    await store.advance(by: .seconds(60))
    await store.finish()
  }

  @MainActor
  @Test func `a reset before the clock has been read calls the start off`() async {
    let store = Store(initialState: Stopwatch.State(), clock: ImmediateClock()) { Stopwatch() }
    let start = store.send(.start)
    store.send(.reset)
    #expect(store.effectsInFlight == 0)
    await start.finish()
    #expect(store.state == .init())
  }

  @Test(arguments: [
    (Stopwatch.Action.stop, Stopwatch.State()), (.lap, .init()),
    (.start, .init(isRunning: true, origin: .zero)), (.stop, .init(elapsed: .seconds(1))),
  ])
  func `a button that makes no sense does nothing`(
    action: Stopwatch.Action,
    state: Stopwatch.State
  ) async {
    let store = makeStopwatch(state)
    await store.send(action)
    #expect(store.effectsInFlight == 0)
    await store.finish()
  }

  @Test func `what elapsed doesn't get less when the clock is another one`() async {
    let store = makeStopwatch(.init(isRunning: true, elapsed: .seconds(9), origin: .seconds(5)))
    await store.send(.stop) { $0.isRunning = false }
    await store.receive(.stopped(.zero)) { $0.origin = nil }
    #expect(store.state.elapsed == .seconds(9))
    await store.finish()
  }
}
