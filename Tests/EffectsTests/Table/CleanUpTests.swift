import Effects
import Testing

struct CleanUpTests {
  private static let count = 100_000

  @Test func `E29, L-T6: when all is over or cut, nothing is left in the table`() {
    var harness = TableHarness()
    _ = harness.take(.concatenate(run("a").cancellable(id: 1), .send(2), run("c")), origin: "t")
    _ = harness.take(.merge(run("d"), run("e").cancellable(id: 3, .concat)), origin: "u")
    _ = harness.take(run("f").cancellable(id: 3, .concat), origin: "v")
    for name in ["a", "2", "c", "d", "e"] { _ = harness.end(name) }
    _ = harness.take(.cancel(id: 3))
    #expect(harness.table.isEmpty)
    #expect(harness.table.runningCount == 0)
  }

  @Test func `E24: slots are used again, however often an id is switched`() {
    var harness = TableHarness()
    for _ in 0..<Self.count { _ = harness.take(run("a").switchToLatest(id: 1)) }
    #expect(harness.table.runningCount == 1)
    #expect(harness.table.slotCount <= 4)
  }

  @Test func `a long concatenation is worked off in a loop`() {
    var table = EffectTable<Int, String>()
    table.take(.concatenate((0..<Self.count).map { .send($0) }), origin: "t")
    var delivered = 0
    while let decision = table.nextDecision() {
      guard case .deliver(let token, _) = decision else { continue }
      delivered += 1
      table.ended(token)
    }
    #expect(delivered == Self.count)
    #expect(table.isEmpty)
  }

  @Test func `a long concatenation of cancelled members is passed in a loop`() {
    var harness = TableHarness()
    let members = (0..<Self.count).map { _ in run("x").cancellable(id: 1) }
    _ = harness.take(.concatenate([run("a")] + members + [run("z")]))
    _ = harness.take(.cancel(id: 1), origin: "u")
    #expect(harness.end("a") == ["start z"])
  }

  @Test func `a tree of any depth is taken up, cut and closed in a loop`() {
    var effect = run("a")
    for id in 0..<Self.count {
      effect = .concatenate(.merge(effect, .none), run("never")).cancellable(id: id)
    }
    var harness = TableHarness()
    #expect(harness.take(effect) == ["start a"])
    #expect(harness.take(.cancel(id: Self.count - 1), origin: "u").first == "stop a")
    #expect(harness.table.isEmpty)
  }
}
