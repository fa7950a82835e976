import Examples
import Store
import StoreTesting
import TestSupport
import Testing

/// Whole fleets: stores on actors of their own, on all cores.
@MainActor
struct FleetRunTests {
  private func run(_ plan: FleetPlan) async -> Fleet.State {
    let store = Store(initialState: Fleet.State(plan: plan)) {
      Fleet(client: .simulated())
    }
    await store.send(.start).finish()
    return store.state
  }

  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func `devices, dashboard and a count without stores agree`(seed: UInt64) async {
    let plan = FleetPlan(devices: 40, events: 51, batch: 10, seed: seed)
    let state = await run(plan)
    #expect(state.phase == .ended)
    #expect(state.agrees == true)
    #expect(state.total == plan.expectedReadings)
    #expect(state.total.count == 40 * 51)
    #expect(state.devices.allSatisfy { $0.reports == 6 })
    #expect(state.audit?.figures?.actions == 40 * 51)
  }

  @Test func `a dashboard on an actor of its own takes the same`() async {
    let plan = FleetPlan(devices: 20, events: 20, batch: 3)
    let state = await StoreThread().run { thread in
      let store = Store(initialState: Fleet.State(plan: plan), isolation: thread) {
        Fleet(client: .simulated())
      }
      await store.send(.start).finish()
      return store.state
    }
    #expect(state.agrees == true)
    #expect(state.total == plan.expectedReadings)
  }

  @Test func `equal seeds give equal states, and others do not`() async {
    let first = await run(FleetPlan(devices: 10, events: 10, seed: 1))
    let second = await run(FleetPlan(devices: 10, events: 10, seed: 1))
    let other = await run(FleetPlan(devices: 10, events: 10, seed: 2))
    #expect(first.devices == second.devices)
    #expect(first.total == second.total)
    #expect(first.total != other.total)
  }

  @Test(arguments: [
    FleetPlan(devices: 1, events: 1, batch: 1), FleetPlan(devices: 3, events: 1, batch: 10),
    FleetPlan(devices: 0, events: 5), FleetPlan(devices: 5, events: 0),
  ])
  func `the smallest fleets agree`(plan: FleetPlan) async {
    let state = await run(plan)
    #expect(state.agrees == true)
    #expect(state.total == plan.expectedReadings)
    #expect(state.total.count == plan.readings)
  }

  @Test func `a run that is begun again counts from nothing`() async {
    let plan = FleetPlan(devices: 5, events: 20, batch: 4)
    let store = Store(initialState: Fleet.State(plan: plan)) {
      Fleet(client: .simulated())
    }
    let first = store.send(.start)
    await store.send(.start).finish()
    await first.finish()
    #expect(store.state.agrees == true)
    await store.send(.start).finish()
    #expect(store.state.agrees == true)
    #expect(store.state.total == plan.expectedReadings)
  }
}
