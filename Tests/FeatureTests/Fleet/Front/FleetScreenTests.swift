import Examples
import Store
import Testing

struct FleetScreenTests {
  private func state(_ phase: Fleet.State.Phase, devices: Int = 3) -> Fleet.State {
    Fleet.State(plan: FleetPlan(devices: devices, events: 4, batch: 2), phase: phase)
  }

  @Test func `a key starts and stops, another one leaves`() {
    var screen = FleetScreen()
    #expect(screen.press(.character(" "), in: state(.ready)) == .send([.start]))
    #expect(screen.press(.character(" "), in: state(.running)) == .send([.stop]))
    #expect(screen.press(.enter, in: state(.ended)) == .send([.start]))
    #expect(screen.press(.character("q"), in: state(.running)) == .quit)
    #expect(screen.press(.up, in: state(.running)) == .ignore)
  }

  @Test func `each device has a cell that fills as it reports`() {
    var state = state(.running)
    let fleet = Fleet(client: .simulated())
    let reports: [FleetReport] = [
      .of(1, 1, Readings(1, 1)), .of(2, 1, Readings(1, 1)), .of(2, 2, Readings(1, 1)),
    ]
    for report in reports { _ = fleet.reduce(into: &state, action: .reported(report)) }
    let text = FleetScreen().draw(state, on: Canvas(size: .usual)).map(\.text)
    #expect(text[0] == "fleet  runs")
    #expect(text[3].hasSuffix("  6 of 12"))
    #expect(text[4].hasSuffix("  1 of 3"))
    #expect(text[6] == "  ·▒█")
  }

  @Test(arguments: [(1, 1), (76, 76), (77, 77), (1000, 1000), (1140, 1140), (100_000, 1137)])
  func `any number of devices fits on the screen`(devices: Int, cells: Int) {
    let lines = FleetScreen().draw(state(.running, devices: devices), on: Canvas(size: .usual))
    #expect(lines.count == 24)
    #expect(lines.allSatisfy { $0.columns <= 80 })
    #expect(lines.reduce(0) { $0 + $1.text.count { $0 == "·" } } == cells)
  }

  @Test func `sums and figures are shown at the end`() {
    var state = state(.running)
    let fleet = Fleet(client: .simulated())
    _ = fleet.reduce(into: &state, action: .audited(FleetAudit(readings: Readings(7))))
    let text = FleetScreen().draw(state, on: Canvas(size: .usual)).map(\.text)
    #expect(text[0] == "fleet  ended, and does not agree")
    #expect(text[6].hasPrefix("  devices "))
    #expect(text[7].hasPrefix("  dashboard "))
  }
}
