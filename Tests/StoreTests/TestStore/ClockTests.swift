import StoreTesting
import TestSupport
import Testing

/// The clocks, without a store.
struct ClockTests {
  /// Sleeps on the clock, one task a deadline, on an executor that the test drives.
  private func sleep(
    until deadlines: [Int],
    on clock: TestClock,
    executor: ManualExecutor
  ) -> Log<Int> {
    let woken = Log<Int>()
    for deadline in deadlines {
      Task(executorPreference: executor) {
        try await clock.sleep(until: after(.seconds(deadline)))
        woken.append(deadline)
      }
    }
    executor.drain()
    return woken
  }

  @Test func `sleepers wake in the order of their deadlines, then of their coming`() async {
    let (clock, executor) = (TestClock(), ManualExecutor())
    let woken = sleep(until: [3, 1, 2, 1], on: clock, executor: executor)
    await clock.advance(by: .seconds(3))
    executor.drain()
    #expect(woken.entries == [1, 1, 2, 3])
  }

  @Test func `a sleeper whose deadline has not come sleeps on`() async {
    let (clock, executor) = (TestClock(), ManualExecutor())
    let woken = sleep(until: [1, 3], on: clock, executor: executor)
    await clock.advance(by: .seconds(2.5))
    executor.drain()
    #expect(woken.entries == [1])
    #expect(clock.now == after(.seconds(2.5)))
    await clock.run()
    executor.drain()
  }

  @Test func `run wakes everybody who sleeps`() async {
    let (clock, executor) = (TestClock(), ManualExecutor())
    let woken = sleep(until: [5, 1], on: clock, executor: executor)
    await clock.run()
    executor.drain()
    #expect(woken.entries == [1, 5])
    #expect(clock.now == after(.seconds(5)))
  }

  @Test func `the clock doesn't go backwards`() async {
    let clock = TestClock()
    await clock.advance(by: .seconds(2))
    await clock.advance(to: after(.seconds(1)))
    await clock.advance(by: .seconds(-1))
    #expect(clock.now == after(.seconds(2)))
  }

  @Test func `a deadline that isn't in the future doesn't suspend`() async throws {
    let clock = TestClock()
    try await clock.sleep(until: clock.now)
    try await clock.sleep(for: .seconds(-1))
  }

  @Test func `a sleeper that is cancelled throws`() async {
    let (clock, executor) = (TestClock(), ManualExecutor())
    let task = Task(executorPreference: executor) { try await clock.sleep(for: .seconds(1)) }
    executor.drain()
    task.cancel()
    executor.drain()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func `a clock whose test store has gone still moves`() async {
    let clock: TestClock
    do {
      let store = makeTicker()
      clock = store.clock
      await store.finish()
    }
    await clock.advance(by: .seconds(1))
    #expect(clock.now == after(.seconds(1)))
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
