import Effects
import Testing

/// Rule 7: what happens to a new effect whose id is in flight.
struct StrategyTests {
  /// What the decisions are when b follows a under one id, and then a ends.
  @Test(arguments: [
    (FlattenStrategy.merge, ["start b"], ["close a"]),
    (.latest, ["stop a", "close a", "start b"], []),
    (.exhaust, ["close b"], ["close a"]),
    (.concat, [], ["close a", "start b"]),
    (.merge(atMost: 1), [], ["close a", "start b"]),
    (.merge(atMost: 2), ["start b"], ["close a"]),
    (.merge(atMost: 0), [], ["close a", "start b"]),
    (.merge(atMost: -7), [], ["close a", "start b"]),
  ])
  func `rule 7: each strategy decides about a second effect`(
    strategy: FlattenStrategy,
    onSecond: [String],
    onEnd: [String]
  ) {
    var harness = TableHarness()
    #expect(harness.take(run("a").cancellable(id: 1, strategy), origin: "a") == ["start a"])
    #expect(harness.take(run("b").cancellable(id: 1, strategy), origin: "b") == onSecond)
    #expect(harness.end("a") == onEnd)
  }

  @Test func `rule 7: a limit lets so many run, the rest first in, first out`() {
    var harness = TableHarness()
    for name in ["a", "b", "c", "d"] {
      _ = harness.take(run(name).cancellable(id: 1, .merge(atMost: 2)), origin: name)
    }
    #expect(harness.table.runningCount == 2)
    #expect(harness.end("b") == ["close b", "start c"])
    #expect(harness.end("c") == ["close c", "start d"])
  }

  @Test func `an effect that waits for its turn can be cancelled`() {
    var harness = TableHarness()
    for name in ["a", "b", "c"] {
      _ = harness.take(run(name).cancellable(id: 1, .concat).cancellable(id: name), origin: name)
    }
    #expect(harness.take(.cancel(id: "b"), origin: "x") == ["close b", "close x"])
    #expect(harness.end("a") == ["close a", "start c"])
  }

  @Test func `a cancel reaches those that run and those that wait`() {
    var harness = TableHarness()
    for name in ["a", "b"] {
      _ = harness.take(run(name).cancellable(id: 1, .concat), origin: name)
    }
    #expect(
      harness.take(.cancel(id: 1), origin: "x") == ["stop a", "close a", "close b", "close x"]
    )
    #expect(harness.table.isEmpty)
  }

  @Test func `exhaust accepts again once the first effect is over`() {
    var harness = TableHarness()
    _ = harness.take(run("a").cancellable(id: 1, .exhaust), origin: "a")
    _ = harness.end("a")
    #expect(harness.take(run("b").cancellable(id: 1, .exhaust), origin: "b") == ["start b"])
  }

  @Test func `a concatenation goes on behind a member that exhaust ignores`() {
    var harness = TableHarness()
    _ = harness.take(run("a").cancellable(id: 1, .exhaust), origin: "a")
    let tree = Effect<Int>.concatenate(run("b").cancellable(id: 1, .exhaust), run("c"))
    #expect(harness.take(tree) == ["start c"])
  }

  @Test func `a strategy treats a whole effect as one`() {
    var harness = TableHarness()
    let pair = Effect<Int>.merge(run("a"), run("b")).cancellable(id: 1, .concat)
    _ = harness.take(pair, origin: "t")
    _ = harness.take(run("c").cancellable(id: 1, .concat), origin: "u")
    #expect(harness.end("a") == [])
    #expect(harness.end("b") == ["close t", "start c"])
  }

  @Test func `the strategy of a waiting member applies when its turn comes`() {
    var harness = TableHarness()
    _ = harness.take(.concatenate(run("a"), run("b").cancellable(id: 1, .exhaust)), origin: "t")
    _ = harness.take(run("c").cancellable(id: 1), origin: "u")
    #expect(harness.end("a") == ["close t"])
  }

  @Test(arguments: [FlattenStrategy.merge, .latest, .exhaust, .concat])
  func `F13: an effect wrapped twice in one id still runs, once`(strategy: FlattenStrategy) {
    var harness = TableHarness()
    let once = Effect<Int>.merge(run("a").cancellable(id: 1, strategy), .send(1))
    let twice = once.cancellable(id: 1, strategy)
    #expect(harness.take(twice) == ["start a", "deliver 1"])
    _ = harness.end(1)
    #expect(harness.end("a") == ["close t"])
    #expect(harness.table.isEmpty)
  }

  @Test(arguments: [FlattenStrategy.exhaust, .concat])
  func `F13: an id held outside doesn't hold its own inside back`(strategy: FlattenStrategy) {
    var harness = TableHarness()
    let tree = Effect<Int>.merge(run("a"), run("b").cancellable(id: 1, strategy))
      .cancellable(id: 1, .concat)
    #expect(harness.take(tree) == ["start a", "start b"])
  }

  @Test func `none that switches to latest still supersedes what is in flight`() {
    var harness = TableHarness()
    _ = harness.take(run("a").cancellable(id: 1), origin: "a")
    #expect(
      harness.take(Effect<Int>.none.switchToLatest(id: 1), origin: "b")
        == ["stop a", "close a", "close b"]
    )
  }

  @Test func `mixed strategies under one id each keep their own rule`() {
    var harness = TableHarness()
    _ = harness.take(run("a").cancellable(id: 1, .concat), origin: "a")
    #expect(harness.take(run("b").cancellable(id: 1, .concat), origin: "b") == [])
    #expect(harness.take(run("c").cancellable(id: 1, .merge), origin: "c") == ["start c"])
    #expect(harness.end("a") == ["close a"])
    #expect(harness.end("c") == ["close c", "start b"])
  }

  @Test func `an effect that waits is admitted when the one in front of it is cancelled`() {
    var harness = TableHarness()
    _ = harness.take(run("a").cancellable(id: 1, .merge(atMost: 3)), origin: "a")
    _ = harness.take(run("b").cancellable(id: 1, .concat).cancellable(id: "b"), origin: "b")
    #expect(harness.take(run("c").cancellable(id: 1, .merge(atMost: 3)), origin: "c") == [])
    #expect(harness.take(.cancel(id: "b"), origin: "x") == ["close b", "close x", "start c"])
  }

  @Test(arguments: [false, true])
  func `many effects of one tree that switch one id are decided in linear time`(isSequence: Bool) {
    let effects = (0..<20_000).map { _ in run("a").switchToLatest(id: 1) }
    var harness = TableHarness()
    _ = harness.take(isSequence ? .concatenate(effects) : .merge(effects))
    #expect(harness.table.runningCount == 1)
  }
}
