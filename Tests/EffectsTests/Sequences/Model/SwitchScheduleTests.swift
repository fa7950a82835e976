import Effects
import Testing

/// The machine of `switchToLatest` against the model, in orders drawn by chance.
struct SwitchScheduleTests {
  @Test func `L-SW1: in 100 000 orders the machine delivers what the model does, and ends once`() {
    var (values, switches, ends) = (0, 0, 0)
    for seed in 0..<100_000 as Range<UInt64> {
      var schedule = SwitchSchedule(seed: seed)
      schedule.run(events: 80)
      values += schedule.delivered.count { $0 != .finished }
      switches += schedule.switches
      ends += schedule.endsByItself ? 1 : 0
      guard schedule.faults.isEmpty else {
        Issue.record("seed \(seed): \(schedule.faults), delivered \(schedule.delivered)")
        return
      }
    }
    // The orders are worth something: values get through, inners are superseded, ends are seen.
    #expect(values > 50_000)
    #expect(switches > 150_000)
    #expect(ends > 10_000)
    print("100 000 schedules: \(switches) switches, \(values) deliveries, \(ends) ends")
  }
}
