import Effects
import TestSupport
import Testing

struct EffectValueTests {
  private static let count = 100_000

  @Test func `joining flattens joins of the same kind`() {
    let effect = Effect<Int>.merge(.merge(run("a"), run("b")), .merge(run("c"), .none))
    #expect(members(of: effect)?.count == 3)
  }

  @Test func `joining one effect is that effect`() {
    #expect(members(of: .merge(.none, .send(1))) == nil)
  }

  @Test func `a merge inside a concatenation keeps its shape`() {
    let effect = Effect<Int>.concatenate(.merge(run("a"), run("b")), run("c"))
    #expect(members(of: effect)?.count == 2)
  }

  @Test func `L-F1, L-F2: mapping keeps the identity and composes`() {
    let effect = Effect<Int>.concatenate(.send(1), .merge(.send(2), .send(3)))
    #expect(sent(by: effect.map { $0 }) == [1, 2, 3])
    #expect(sent(by: effect.map { $0 + 1 }.map { $0 * 10 }) == [20, 30, 40])
    #expect(sent(by: effect.map { ($0 + 1) * 10 }) == [20, 30, 40])
  }

  @Test func `L-F4: an effect keeps its ids when it is mapped`() {
    var harness = TableHarness()
    _ = harness.take(run("a").cancellable(id: 1).map { $0 })
    #expect(harness.take(.cancel(id: 1), origin: "u") == ["stop a", "close t", "close u"])
  }

  @Test func `mapping keeps name, file and line`() throws {
    let effect = Effect<Int>.run(name: "a", fileID: "F", line: 7) { _ in }.map { "\($0)" }
    guard case .run(let operation) = effect.content else {
      Issue.record("mapping changed the leaf")
      return
    }
    #expect(operation.site.name == "a" && operation.site.fileID == "F" && operation.site.line == 7)
  }

  @Test func `wrapping twice in one id and strategy registers nothing more`() {
    let once = run("a").cancellable(id: 1, .latest)
    guard case .group(let inner) = once.content,
      case .group(let outer) = once.cancellable(id: 1, .latest).content
    else {
      Issue.record("cancellable made no group")
      return
    }
    #expect(inner === outer)
  }

  @Test func `F34: a tree of any depth is built, mapped and released on a small stack`() async {
    await SmallStack.run {
      var left = Effect<Int>.send(0)
      var right = Effect<Int>.send(0)
      var mixed = Effect<Int>.send(0)
      for number in 0..<Self.count {
        left = .merge(left, .send(number))
        right = .concatenate(.send(number), right)
        mixed = .concatenate(.merge(mixed, .send(number)), .send(number)).cancellable(id: number)
      }
      _ = left.map { $0 + 1 }
      _ = right.map { $0 + 1 }
      _ = mixed.map { $0 + 1 }
    }
  }

  @Test func `F34: growing a merge step by step costs constant time a step`() {
    var effect = Effect<Int>.none
    for number in 0..<Self.count { effect = .merge(effect, .send(number)) }
    #expect((members(of: effect)?.count ?? 0) <= 18)
  }

  @Test func `releasing one of two references to a tree leaves the other whole`() {
    let part = Effect<Int>.merge(.send(1), .concatenate(.send(2), .send(3)))
    do { _ = Effect<Int>.concatenate(part, .send(4)) }
    #expect(sent(by: part) == [1, 2, 3])
  }
}

private func members(of effect: Effect<Int>) -> [Effect<Int>]? {
  guard case .group(let group) = effect.content else { return nil }
  return group.members
}

private func sent(by effect: Effect<Int>) -> [Int] {
  var table = EffectTable<Int, String>()
  table.take(effect, origin: "t")
  var actions: [Int] = []
  while let decision = table.nextDecision() {
    guard case .deliver(let token, let action) = decision else { continue }
    actions.append(action)
    table.ended(token)
  }
  return actions
}
