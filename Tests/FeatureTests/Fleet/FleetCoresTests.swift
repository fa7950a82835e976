import Examples
import Foundation
import Store
import Testing

/// How much of the machine a fleet makes use of.
struct FleetCoresTests {
  @Test func `as many devices work at the same time as there are cores`() async {
    // In a process of its own, whose threads nobody else waits for. Devices that work one after the
    // other, or one fewer at a time, never get past the meeting.
    await #expect(processExitsWith: .success) {
      let cores = ProcessInfo.processInfo.activeProcessorCount
      let agrees = await FleetCoresTests.agrees(
        FleetPlan(devices: cores * 3, events: 20, batch: 5),
        meeting: Meeting(of: cores)
      )
      exit(agrees ? EXIT_SUCCESS : EXIT_FAILURE)
    }
  }

  @MainActor
  private static func agrees(_ plan: FleetPlan, meeting: Meeting) async -> Bool {
    let client = FleetClient.simulated { client in
      var met = client
      met.measure = { send in
        meeting.attend()
        await client.measure(send)
      }
      return met
    }
    let store = Store(initialState: Fleet.State(plan: plan)) { Fleet(client: client) }
    await store.send(.start).finish()
    return store.state.agrees == true && store.state.total == plan.expectedReadings
  }
}
