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
}
