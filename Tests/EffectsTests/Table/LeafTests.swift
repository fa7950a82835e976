import Effects
import Testing

struct LeafTests {
  @Test func `none decides nothing and leaves no trace`() {
    var harness = TableHarness()
    #expect(harness.take(.none) == [])
    #expect(harness.table.isEmpty)
  }

  @Test func `an operation is started, counted and closed when it ends`() {
    var harness = TableHarness()
    #expect(harness.take(run("a")) == ["start a"])
    #expect(harness.table.runningCount == 1)
    #expect(harness.end("a") == ["close t"])
    #expect(harness.table.runningCount == 0)
  }

  @Test func `a sent action is delivered, and live until it has been reduced`() {
    var harness = TableHarness()
    #expect(harness.take(.send(1)) == ["deliver 1"])
    #expect(harness.isLive("1"))
    #expect(harness.end(1) == ["close t"])
    #expect(!harness.isLive("1"))
  }

  @Test func `a sent action does not count as running`() {
    var harness = TableHarness()
    _ = harness.take(.send(1))
    #expect(harness.table.runningCount == 0)
  }

  @Test func `L-T1: the second end of an operation changes nothing`() {
    var harness = TableHarness()
    _ = harness.take(.merge(run("a"), run("b")))
    _ = harness.end("a")
    #expect(harness.end("a") == [])
    #expect(harness.table.runningCount == 1)
  }

  @Test func `a token is never live again, although its slot is used again`() {
    var harness = TableHarness()
    _ = harness.take(run("a"))
    _ = harness.end("a")
    _ = harness.take(run("b"))
    #expect(!harness.isLive("a"))
    #expect(harness.isLive("b"))
  }

  @Test func `a token remembers its origin and its innermost id`() {
    var table = EffectTable<Int, String>()
    table.take(run("a").cancellable(id: "inner").cancellable(id: "outer"), origin: "t")
    guard case .start(let token, _) = table.nextDecision() else {
      Issue.record("nothing was started")
      return
    }
    #expect(table.origin(of: token) == "t")
    #expect(table.id(of: token) == EffectID("inner"))
  }
}
