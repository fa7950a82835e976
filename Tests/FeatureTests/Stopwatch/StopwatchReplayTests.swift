import Effects
import Examples
import Store
import StoreTracing
import TestSupport
import Testing

/// Random sessions, recorded and replayed.
@MainActor
struct StopwatchReplayTests {
  @Test(arguments: 0..<8 as Range<UInt64>)
  func `a random session replays to the same states`(seed: UInt64) async throws {
    var generator = SplitMix64(seed: seed)
    let clock = ManualClock()
    var sleeps = clock.sleeps.makeAsyncIterator()
    let memory = TraceMemory()
    let recorder = TraceRecorder<Stopwatch.State, Stopwatch.Action>(sink: memory, clock: clock)
    let feature = Stopwatch()
    let store = Store(
      initialState: Stopwatch.State(),
      clock: clock,
      observers: [recorder]
    ) { feature }
    var states = [store.state]
    let token = store.observe { states.append($0) }
    states.removeLast()
    for _ in 0..<80 {
      let wasRunning = store.state.isRunning
      switch generator.number(below: 8) {
      case 0: await store.send(.stop).finish()
      case 1: await store.send(.lap).finish()
      case 2: await store.send(.reset).finish()
      case 3:
        store.send(.start)
        if !wasRunning { await sleeps.next() }
      default:
        let passed = Duration.milliseconds(generator.number(below: 250))
        let ticks = clock.timeToNext.map { $0 <= passed } ?? false
        clock.advance(by: passed)
        if ticks { await sleeps.next() }
      }
    }
    await store.send(.reset).finish()
    token.cancel()
    try recorder.close()
    let replay = try replay(memory.trace()) { feature }
    #expect(replay.divergence == nil)
    #expect((0...replay.lastStep).map(replay.state) == states)
    #expect(replay.actions.contains { if case .ticked = $0 { true } else { false } })
    #expect(replay.actions.contains { if case .lapped = $0 { true } else { false } })
  }
}
