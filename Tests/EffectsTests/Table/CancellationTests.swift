import Effects
import Testing

struct CancellationTests {
  @Test func `rule 5: in one tree, a cancel behind a start wins`() {
    var harness = TableHarness()
    let tree = Effect<Int>.merge(run("a").cancellable(id: 1), .cancel(id: 1))
    #expect(harness.take(tree) == ["start a", "stop a", "close t"])
    #expect(!harness.isLive("a"))
  }

  @Test func `rule 5: in one tree, a start behind a cancel wins`() {
    var harness = TableHarness()
    #expect(harness.take(.merge(.cancel(id: 1), run("a").cancellable(id: 1))) == ["start a"])
    #expect(harness.isLive("a"))
  }

  @Test(arguments: [0, 1, 2])
  func `L-T4: a leading cancel is the same as switching to latest`(variant: Int) {
    let a = run("a").cancellable(id: 1)
    let trees: [Effect<Int>] = [
      .concatenate(.cancel(id: 1), a), .merge(.cancel(id: 1), a), run("a").switchToLatest(id: 1),
    ]
    var harness = TableHarness()
    _ = harness.take(run("old").cancellable(id: 1), origin: "o")
    #expect(harness.take(trees[variant]) == ["stop old", "close o", "start a"])
  }

  @Test func `rule 5: a member of a concatenation can be cancelled before its turn`() {
    var harness = TableHarness()
    _ = harness.take(.concatenate(run("a"), run("b").cancellable(id: 1), run("c")))
    #expect(harness.take(.cancel(id: 1), origin: "u") == ["close u"])
    #expect(harness.end("a") == ["start c"])
  }

  @Test func `a concatenation goes on behind a running member that is cancelled`() {
    var harness = TableHarness()
    _ = harness.take(.concatenate(run("a").cancellable(id: 1), run("b")))
    #expect(harness.take(.cancel(id: 1), origin: "u") == ["stop a", "close u", "start b"])
  }

  @Test func `an action on its way is cut with its effect`() {
    var harness = TableHarness()
    _ = harness.take(Effect<Int>.send(1).cancellable(id: 1))
    _ = harness.take(.cancel(id: 1))
    #expect(!harness.isLive("1"))
  }

  @Test func `E27: one cancel cuts all effects that share an id`() {
    var harness = TableHarness()
    _ = harness.take(run("a").cancellable(id: 1), origin: "a")
    _ = harness.take(run("b").cancellable(id: 1), origin: "b")
    #expect(
      harness.take(.cancel(id: 1), origin: "c")
        == ["stop a", "close a", "stop b", "close b", "close c"]
    )
  }

  @Test(arguments: ["inner", "outer"])
  func `E28: each of two nested ids cuts the effect`(id: String) {
    var harness = TableHarness()
    _ = harness.take(run("a").cancellable(id: "inner").cancellable(id: "outer"))
    #expect(harness.take(.cancel(id: id), origin: "c") == ["stop a", "close t", "close c"])
  }

  @Test func `an inner id cuts only its part`() {
    var harness = TableHarness()
    _ = harness.take(.merge(run("a").cancellable(id: 2), run("b")).cancellable(id: 1))
    #expect(harness.take(.cancel(id: 2), origin: "c") == ["stop a", "close c"])
    #expect(harness.isLive("b"))
  }

  @Test func `a cancel inside the effect that it names cuts what stands in front of it only`() {
    var harness = TableHarness()
    let tree = Effect<Int>.merge(run("a"), .cancel(id: 1), run("b")).cancellable(id: 1)
    #expect(harness.take(tree) == ["start a", "stop a", "start b"])
  }

  @Test func `a cancel that waited spares what stands behind it, and cuts later trees`() {
    var harness = TableHarness()
    _ = harness.take(
      .concatenate(run("a"), .cancel(id: 1), run("b").cancellable(id: 1)),
      origin: "t"
    )
    _ = harness.take(run("c").cancellable(id: 1), origin: "u")
    #expect(harness.end("a") == ["stop c", "close u", "start b"])
  }

  @Test func `E26: cancelling an unknown id does nothing, nor does cancelling twice`() {
    var harness = TableHarness()
    #expect(harness.take(.cancel(id: 1)) == ["close t"])
    #expect(harness.take(.concatenate(.cancel(id: 1), .cancel(id: 1))) == ["close t"])
  }

  @Test func `L-T5: cancelling one id leaves the others alone`() {
    var harness = TableHarness()
    _ = harness.take(.merge(run("a").cancellable(id: 1), run("b").cancellable(id: 2), run("c")))
    _ = harness.take(.cancel(id: 1))
    #expect(!harness.isLive("a") && harness.isLive("b") && harness.isLive("c"))
  }

  @Test func `rule 8: equal ids of different types never meet`() {
    var harness = TableHarness()
    _ = harness.take(run("a").cancellable(id: 1 as Int))
    _ = harness.take(.cancel(id: 1 as Int8))
    _ = harness.take(.cancel(id: 1 as Int?))
    #expect(harness.isLive("a"))
  }

  @Test func `cutting the trees of an origin stops their effects and closes them`() {
    var harness = TableHarness()
    _ = harness.take(.concatenate(.merge(run("a"), .send(1)), run("b")), origin: "t")
    _ = harness.take(run("c"), origin: "u")
    #expect(harness.cutTrees(of: "t") == ["stop a", "close t"])
    #expect(harness.isLive("c") && !harness.isLive("1"))
  }

  @Test func `cutting a tree lets those begin who waited for its id`() {
    var harness = TableHarness()
    _ = harness.take(run("a").cancellable(id: 1, .concat), origin: "t")
    _ = harness.take(run("b").cancellable(id: 1, .concat), origin: "u")
    #expect(harness.cutTrees(of: "t") == ["stop a", "close t", "start b"])
  }

  @Test func `a cancel that finds nothing in flight is told, one that cuts is not`() {
    var table = TableHarness()
    _ = table.take(run("a").cancellable(id: 1))
    _ = table.take(.cancel(id: 2))
    _ = table.take(.cancel(id: 1))
    _ = table.take(.cancel(id: 1))
    #expect(table.missed == ["2", "1"])
  }

  @Test func `a cancel in front of all that it could cut finds nothing`() {
    var table = TableHarness()
    _ = table.take(.merge(.cancel(id: 1), run("a").cancellable(id: 1)))
    #expect(table.missed == ["1"])
  }
}
