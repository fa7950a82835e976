import Effects
import Testing

struct JoiningTests {
  @Test func `merged effects start in the listed order`() {
    var harness = TableHarness()
    #expect(
      harness.take(.merge(run("a"), .send(1), run("b"))) == ["start a", "deliver 1", "start b"]
    )
  }

  @Test func `R10: a merge ends with the last of its members`() {
    var harness = TableHarness()
    _ = harness.take(.merge(run("a"), run("b")))
    #expect(harness.end("b") == [])
    #expect(harness.end("a") == ["close t"])
  }

  @Test func `concatenated effects start when the one before has ended`() {
    var harness = TableHarness()
    #expect(harness.take(.concatenate(run("a"), .send(1), run("b"))) == ["start a"])
    #expect(harness.end("a") == ["deliver 1"])
    #expect(harness.end(1) == ["start b"])
    #expect(harness.end("b") == ["close t"])
  }

  @Test func `L-C3: what follows an effect that never ends never starts`() {
    var harness = TableHarness()
    #expect(harness.take(.concatenate(run("never"), run("a"))) == ["start never"])
  }

  @Test func `a merge inside a concatenation is waited for as a whole`() {
    var harness = TableHarness()
    _ = harness.take(.concatenate(.merge(run("a"), run("b")), run("c")))
    #expect(harness.end("a") == [])
    #expect(harness.end("b") == ["start c"])
  }

  @Test func `a concatenation inside a merge goes on by itself`() {
    var harness = TableHarness()
    let tree = Effect<Int>.merge(.concatenate(run("a"), run("b")), run("c"))
    #expect(harness.take(tree) == ["start a", "start c"])
    #expect(harness.end("a") == ["start b"])
  }

  @Test(arguments: [0, 1, 2, 3])
  func `L-C1: concatenation is associative`(variant: Int) {
    let (a, b, c) = (run("a"), Effect<Int>.send(1), run("c"))
    let trees: [Effect<Int>] = [
      .concatenate(a, b, c),
      .concatenate(.concatenate(a, b), c),
      .concatenate(a, .concatenate(b, c)),
      .concatenate(.none, a, .none, b, c, .none),
    ]
    var harness = TableHarness()
    #expect(harness.take(trees[variant]) == ["start a"])
    #expect(harness.end("a") == ["deliver 1"])
    #expect(harness.end(1) == ["start c"])
    #expect(harness.end("c") == ["close t"])
  }

  @Test(arguments: [0, 1, 2, 3])
  func `L-M1: merging is associative`(variant: Int) {
    let (a, b, c) = (run("a"), Effect<Int>.send(1), run("c"))
    let trees: [Effect<Int>] = [
      .merge(a, b, c),
      .merge(.merge(a, b), c),
      .merge(a, .merge(b, c)),
      .merge(.none, a, .none, b, c, .none),
    ]
    var harness = TableHarness()
    #expect(harness.take(trees[variant]) == ["start a", "deliver 1", "start c"])
  }

  @Test func `R10, L-M4: nothing merged or concatenated is none`() {
    var harness = TableHarness()
    #expect(harness.take(.merge([])) == [])
    #expect(harness.take(.concatenate(.none, .merge())) == [])
  }
}
