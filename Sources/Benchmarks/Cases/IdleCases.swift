import Store

/// Effects that are in flight and do nothing, beside tasks that do nothing.
@BenchmarkActor
enum IdleCases {
  private struct Idle: Reducer {
    struct State {}

    enum Action: Sendable {
      case start
    }

    let parking: Parking

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      .run { [parking] _ in await parking.park() }
    }
  }

  static func idle() -> Workload {
    let (parking, bareParking) = (Parking(), Parking())
    let store = Store(initialState: Idle.State()) { Idle(parking: parking) }
    let tasks = Box<[Task<Void, Never>]>([])
    return Workload(
      operation: { count in
        for _ in 0..<count { store.send(.start) }
        await parking.untilParked(count)
        expect(store.effectsInFlight == count, "not all effects are in flight")
      },
      baseline: { count in
        tasks.value = (0..<count).map { _ in Task { @concurrent in await bareParking.park() } }
        await bareParking.untilParked(count)
      }
    )
  }
}
