import Effects
import Examples
import Store
import StoreTesting
import TestSupport
import Testing

/// A device: what it reads and what it reports.
struct FleetDeviceTests {
  /// Makes a device whose sensor reads what is given, and what collects its reports; nil is the end.
  private func makeDevice(
    _ readings: [Int],
    batch: Int = 2
  ) -> (store: TestStore<FleetDevice.State, FleetDevice.Action>, log: Log<FleetReport?>) {
    let log = Log<FleetReport?>()
    let client = DeviceClient(
      measure: { send in
        for reading in readings { await send(.measured(reading)) }
        await send(.ended)
      },
      report: { log.append($0) },
      end: { log.append(nil) }
    )
    let store = TestStore(
      initialState: FleetDevice.State(id: 4, batch: batch),
      exhaustivity: .off
    ) { FleetDevice(client: client) }
    return (store, log)
  }

  @Test func `each reading is counted, and a batch is reported`() async {
    let (store, log) = makeDevice([10, 20])
    store.exhaustivity = .on
    await store.send(.start)
    await store.receive(.measured(10)) {
      $0.readings = Readings(10)
      $0.unreported = Readings(10)
    }
    await store.receive(.measured(20)) {
      $0.readings = Readings(10, 20)
      $0.unreported = Readings()
      $0.reports = 1
    }
    await store.receive(.ended)
    await store.finish()
    #expect(log.entries == [.of(4, 1, Readings(10, 20)), nil])
  }

  @Test(.schedules(.exhaustive(limit: 5_000)))
  func `reports leave in the order of their numbers, and the end after them`() async {
    let (store, log) = makeDevice([1, 2, 3, 4, 5])
    await store.send(.start)
    await store.finish()
    #expect(
      log.entries == [
        .of(4, 1, Readings(1, 2)), .of(4, 2, Readings(3, 4)), .of(4, 3, Readings(5)), nil,
      ]
    )
    #expect(store.state.readings == Readings(1, 2, 3, 4, 5))
  }

  @Test func `a device that reads nothing reports nothing, and ends`() async {
    let (store, log) = makeDevice([])
    await store.send(.start)
    await store.finish()
    #expect(log.entries == [nil])
  }

  @Test func `a cancelled device ends, however much it has to do`() async {
    let (reports, continuation) = AsyncStream<FleetReport>.makeStream()
    let plan = FleetPlan(devices: 1, events: .max, batch: 1)
    let device = DeviceActor(
      FleetDevice.State(id: 0, batch: 1),
      client: .simulated(0, plan, run: FleetRun(plan), reports: continuation)
    )
    let work = Task { await device.run() }
    var iterator = reports.makeAsyncIterator()
    let first = await iterator.next()
    work.cancel()
    await work.value
    #expect(first?.number == 1)
    continuation.finish()
  }
}
