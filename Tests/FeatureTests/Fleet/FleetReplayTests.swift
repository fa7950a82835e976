import Effects
import Examples
import Store
import StoreTracing
import Testing

/// Runs of real devices, recorded and replayed.
@MainActor
struct FleetReplayTests {
  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func `a run replays to the same states, in whatever order the devices reported`(
    seed: UInt64
  ) async throws {
    let plan = FleetPlan(devices: 10, events: 25, batch: 4, seed: seed)
    let memory = TraceMemory()
    let recorder = TraceRecorder<Fleet.State, Fleet.Action>(sink: memory)
    let feature = Fleet(client: .simulated())
    let store = Store(initialState: Fleet.State(plan: plan), observers: [recorder]) { feature }
    await store.send(.start).finish()
    try recorder.close()
    let replay = try replay(memory.trace()) { feature }
    #expect(replay.divergence == nil)
    #expect(replay.state(at: replay.lastStep) == store.state)
    #expect(replay.lastStep == 1 + 10 * 7 + 2)
  }

  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func `a random session of runs that are stopped and begun again replays to identical states`(
    seed: UInt64
  ) async throws {
    var generator = SplitMix64(seed: seed)
    let plan = FleetPlan(devices: 6, events: 25, batch: 4, seed: seed)
    let memory = TraceMemory()
    let recorder = TraceRecorder<Fleet.State, Fleet.Action>(sink: memory)
    let feature = Fleet(client: .simulated())
    let store = Store(initialState: Fleet.State(plan: plan), observers: [recorder]) { feature }
    for _ in 1...40 {
      switch generator.number(below: 4) {
      case 0: store.send(.stop)
      case 1: store.send(.start)
      default: break
      }
      guard store.state.phase == .running else { continue }
      // Until a few more reports have come, or all of them.
      let wanted = store.state.total.count + 1 + generator.number(below: 60)
      for await state in store.states() where state.phase != .running || state.total.count >= wanted
      {
        break
      }
    }
    await store.send(.start).finish()
    try recorder.close()
    let replay = try replay(memory.trace()) { feature }
    #expect(replay.divergence == nil)
    #expect(replay.state(at: replay.lastStep) == store.state)
    #expect(store.state.agrees == true)
    #expect(replay.lastStep > 1 + 6 * 7 + 2)
  }
}
