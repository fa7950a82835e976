import Effects
import Examples
import Store
import StoreTesting
import Testing

/// Every transition of the dashboard.
struct FleetTests {
  private static let reports: [FleetReport] = [
    .of(0, 1, Readings(10, 20)), .of(0, 2, Readings(30)),
    .of(1, 1, Readings(5, 4)), .of(1, 2, Readings(3)),
  ]
  private static let sum = Readings(10, 20, 30, 5, 4, 3)

  /// A dashboard that has taken reports, and what it knows then.
  private func state(after reports: [FleetReport], audit: Readings? = nil) -> Fleet.State {
    var state = Fleet.State(plan: samplePlan, phase: .running)
    let fleet = Fleet(
      client: FleetClient(
        reports: { _ in mergeMany() },
        audit: { FleetAudit(readings: Readings()) }
      )
    )
    for report in reports { _ = fleet.reduce(into: &state, action: .reported(report)) }
    if let audit { _ = fleet.reduce(into: &state, action: .audited(FleetAudit(readings: audit))) }
    return state
  }

  @Test func `a run adds up what the devices report, and asks them at the end`() async {
    let store = makeFleet(Self.reports, audit: Self.sum, exhaustivity: .off)
    await store.send(.start)
    await store.finish()
    #expect(store.state == state(after: Self.reports, audit: Self.sum))
    #expect(store.state.total == Self.sum)
    #expect(store.state.devices.map(\.readings) == [Readings(10, 20, 30), Readings(5, 4, 3)])
    #expect(store.state.devices.map(\.reports) == [2, 2])
    #expect(store.state.endedDevices == 2)
    #expect(store.state.agrees == true)
  }

  @Test func `each report is one action, and the audit comes after the last`() async {
    let store = makeFleet([Self.reports[0]], audit: Readings(10, 20))
    await store.send(.start) { $0.phase = .running }
    await store.receive(.reported(Self.reports[0])) {
      $0.devices[0].reports = 1
      $0.devices[0].readings = Readings(10, 20)
      $0.total = Readings(10, 20)
    }
    await store.receive(.ended)
    await store.receive(.audited(FleetAudit(readings: Readings(10, 20)))) {
      $0.phase = .ended
      $0.audit = FleetAudit(readings: Readings(10, 20))
    }
    #expect(store.state.agrees == false, "four of six readings are missing")
    await store.finish()
  }

  @Test(.schedules(.exhaustive(limit: 5_000)))
  func `reports of all devices arrive whole, in whatever order`() async {
    let store = makeFleet(Self.reports, audit: Self.sum, exhaustivity: .off)
    await store.send(.start)
    await store.finish()
    #expect(store.state.agrees == true)
  }

  @Test(arguments: [
    [0, 1, 2], [0, 1, 2, 3, 3], [0, 0, 2, 3], [1, 0, 2, 3],
  ])
  func `a report that is missing, doubled or misplaced is noticed`(order: [Int]) {
    let state = state(after: order.map { Self.reports[$0] }, audit: Self.sum)
    #expect(state.agrees == false)
  }

  @Test func `a report of a device that isn't there is noticed, and not added`() {
    let state = state(
      after: Self.reports + [.of(2, 1, Readings(1)), .of(-1, 1, Readings(1))],
      audit: Self.sum
    )
    #expect(state.total == Self.sum)
    #expect(state.misplacedReports == 2)
    #expect(state.agrees == false)
  }

  @Test func `other sums of the devices are noticed`() {
    #expect(state(after: Self.reports, audit: Readings(10, 20, 30, 5, 4, 4)).agrees == false)
    #expect(state(after: Self.reports, audit: nil).agrees == nil)
  }

  @MainActor
  @Test func `after a stop no report comes, and a start begins from nothing`() async {
    let store = Store(initialState: Fleet.State(plan: samplePlan)) {
      Fleet(client: .simulated())
    }
    let run = store.send(.start)
    store.send(.stop)
    #expect(store.effectsInFlight == 0)
    await run.finish()
    #expect(store.state == Fleet.State(plan: samplePlan, phase: .stopped))
    await store.send(.start).finish()
    #expect(store.state.agrees == true)
  }

  @Test func `a stop of what doesn't run does nothing`() async {
    let store = makeFleet([], audit: Readings())
    await store.send(.stop)
    await store.finish()
  }
}
