import StoreTesting
import TestSupport
import Testing

/// The clocks, without a store.
struct ClockTests {
  @Test func `sleepers wake in the order of their deadlines`() async {
    let clock = TestClock()
    var list = SleeperOrder()
    await list.run(on: clock, deadlines: [3, 1, 2])
    #expect(list.woken == [1, 2, 3])
  }

  @Test func `a deadline that isn't in the future doesn't suspend`() async throws {
    let clock = TestClock()
    try await clock.sleep(until: clock.now)
    try await clock.sleep(for: .seconds(-1))
  }

  @Test func `F24: a cancellation that comes before the sleep is not forgotten`() async {
    let clock = TestClock()
    let task = Task { try await clock.sleep(for: .seconds(1)) }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func `the clock stops at each deadline on its way`() async {
    let clock = TestClock()
    await clock.advance(by: .seconds(2.5))
    #expect(clock.now == after(.seconds(2.5)))
    await clock.advance(to: after(.seconds(1)))
    #expect(clock.now == after(.seconds(2.5)))
  }

  @Test func `run wakes everybody who sleeps`() async {
    let clock = TestClock()
    var list = SleeperOrder()
    await list.run(on: clock, deadlines: [5, 1])
    #expect(clock.now == after(.seconds(5)))
  }

  @Test func `instants are ordered and measure durations`() {
    let (early, late) = (after(.seconds(1)), after(.seconds(3)))
    #expect(early < late)
    #expect(early.duration(to: late) == .seconds(2))
    #expect(late.duration(to: early) == .seconds(-2))
  }

  @Test func `the immediate clock jumps to every deadline`() async throws {
    let clock = ImmediateClock()
    try await clock.sleep(for: .seconds(2))
    try await clock.sleep(for: .seconds(3))
    #expect(clock.now == after(.seconds(5)))
  }

  @Test func `the immediate clock lets a cancelled task know`() async {
    let clock = ImmediateClock()
    let gate = Gate()
    let task = Task {
      await gate.wait()
      try await clock.sleep(for: .seconds(1))
    }
    task.cancel()
    gate.open()
    await #expect(throws: CancellationError.self) { try await task.value }
  }
}

/// Lets one test store's effects sleep, and writes down in what order they woke.
private struct SleeperOrder {
  var woken: [Int] = []

  mutating func run(on clock: TestClock, deadlines: [Int]) async {
    let store = TestStore<[Int], Int>(initialState: [], exhaustivity: .off) {
      Reduce { state, action in
        if action > 0 {
          state.append(action)
          return .none
        }
        return .merge(
          deadlines.map { deadline in
            .run { send in
              try? await clock.sleep(for: .seconds(deadline))
              await send(deadline)
            }
          }
        )
      }
    }
    await store.send(0)
    while let next = deadlines.filter({ after(.seconds($0)) > clock.now }).min() {
      await clock.advance(to: after(.seconds(next)))
      await store.skipReceivedActions()
    }
    await store.finish()
    woken = store.state
  }
}
