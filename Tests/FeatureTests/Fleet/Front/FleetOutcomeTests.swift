import Examples
import Foundation
import Store
import Testing

/// What is told at the end of a run.
struct FleetOutcomeTests {
  private static let plan = FleetPlan(devices: 2, events: 5, batch: 5, seed: 3)
  private static let figures: FleetFigures = {
    var latencies = LatencyHistogram()
    for _ in 0..<10 { latencies.add(.microseconds(12)) }
    return FleetFigures(
      latencies,
      used: UsedTime(wall: .seconds(2), processors: .seconds(3)),
      processors: 2
    )
  }()

  /// A run in which every device has reported all its readings, and then so many times more.
  private func state(extra: Int = 0, audit: Readings? = nil) -> Fleet.State {
    let plan = Self.plan
    var state = Fleet.State(plan: plan, phase: .running)
    let fleet = Fleet(client: .simulated())
    for device in 0..<plan.devices {
      var readings = Readings()
      var sensor = Sensor(device: device, seed: plan.seed)
      for _ in 0..<plan.events { readings.add(sensor.read()) }
      for number in 1...(device == 0 ? 1 + extra : 1) {
        _ = fleet.reduce(into: &state, action: .reported(.of(device, number, readings)))
      }
    }
    let audit = FleetAudit(readings: audit ?? plan.expectedReadings, figures: Self.figures)
    _ = fleet.reduce(into: &state, action: .audited(audit))
    return state
  }

  @Test func `sums that agree are told with the figures`() {
    let outcome = FleetOutcome(state())
    let sum = Self.plan.expectedReadings.sum
    #expect(outcome.agrees)
    #expect(outcome.lines.count == 8)
    #expect(outcome.lines[1...3].allSatisfy { $0.contains(" 10 ") && $0.contains(" \(sum) ") })
    #expect(
      outcome.lines[4...] == [
        "all sums agree, no update was lost",
        "latency of an action: p50 12 µs, p99 12 µs, longest 12 µs",
        "throughput: 5 actions a second, in 2000 ms", "processors: 75 % of 2 busy",
      ]
    )
  }

  @Test(arguments: [(1, nil), (0, Readings(1, 2)), (0, Readings())] as [(Int, Readings?)])
  func `sums that don't agree are told, and end the program with 1`(
    extra: Int,
    audit: Readings?
  ) throws {
    let state = state(extra: extra, audit: audit)
    #expect(!FleetOutcome(state).agrees)
    #expect(FleetOutcome(state).verdict.hasPrefix("the sums do not agree"))
    #expect(try FleetFront(FrontArguments()).exitCode(of: state) == .failed)
  }

  @Test func `a run that was never audited is no failure of the sums`() throws {
    #expect(try FleetFront(FrontArguments()).exitCode(of: .init(plan: Self.plan)) == .success)
    #expect(!FleetOutcome(.init(plan: Self.plan)).agrees)
  }

  @Test func `devices and dashboard that agree on something wrong do not agree`() {
    var other = Self.plan
    other.seed = 4
    var state = Fleet.State(plan: other)
    let right = self.state()
    let fleet = Fleet(client: .simulated())
    for (device, row) in right.devices.enumerated() {
      _ = fleet.reduce(into: &state, action: .reported(.of(device, 1, row.readings)))
    }
    _ = fleet.reduce(into: &state, action: .audited(FleetAudit(readings: right.total)))
    #expect(state.agrees == true)
    #expect(!FleetOutcome(state).agrees)
  }

  @Test func `the same is told to programs`() throws {
    let data = Data(FleetOutcome(state()).json.utf8)
    let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(object["agree"] as? Bool == true)
    #expect((object["dashboard"] as? [String: Int])?["count"] == 10)
    let figures = try #require(object["figures"] as? [String: Any])
    #expect(figures["p99Nanoseconds"] as? Int == 12_000)
    #expect(figures["actionsPerSecond"] as? Int == 5)
    #expect(figures["utilisation"] as? Double == 0.75)
    let empty = Data(FleetOutcome(.init(plan: Self.plan)).json.utf8)
    #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: empty) }
  }

  @Test func `figures of nothing are nothing`() {
    let nothing = UsedTime(wall: .zero, processors: .zero)
    let figures = FleetFigures(LatencyHistogram(), used: nothing, processors: 0)
    #expect(figures.latency == nil)
    #expect(figures.actionsPerSecond == 0)
    #expect(figures.utilisation == 0)
  }
}
