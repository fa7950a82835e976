import Testing

/// The whole operator on an executor whose next job is drawn by chance.
struct SwitchRandomTests {
  @Test func `L-SW1: in 5 000 interleavings nothing stale, nothing lost, nobody left waiting`() {
    var (deliveries, switches) = (0, 0)
    for seed in 0..<5_000 as Range<UInt64> {
      var run = SwitchRandomRun(seed: seed)
      let faults = run.faults()
      deliveries += run.deliveries
      switches += run.switches
      guard faults.isEmpty else {
        Issue.record("seed \(seed): \(faults)")
        return
      }
    }
    #expect(deliveries > 5_000)
    #expect(switches > 5_000)
    print("5 000 interleavings: \(switches) switches, \(deliveries) deliveries")
  }
}
