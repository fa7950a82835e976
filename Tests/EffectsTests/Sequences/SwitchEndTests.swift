import Effects
import TestSupport
import Testing

/// How switching ends, and what doesn't end it: the edge cases by their number.
struct SwitchEndTests {
  @Test func `E2: an inner that ends leaves the outer alive`() {
    let rig = SwitchRig()
    rig.finish(rig.open())
    #expect(rig.events.isEmpty)
    #expect(rig.outer.isActive)
    rig.send(1, from: rig.open())
    #expect(rig.events == [.value(1)])
  }

  @Test func `E3: when the outer ends, the rest of the latest inner is delivered, then the end`() {
    let rig = SwitchRig()
    let inner = rig.open()
    rig.finishOuter()
    rig.send(1, from: inner)
    rig.send(2, from: inner)
    #expect(rig.events == [.value(1), .value(2)])
    rig.finish(inner)
    #expect(rig.events == [.value(1), .value(2), .finished])
    #expect(inner.account.cancelled + rig.outer.account.cancelled == 0)
  }

  @Test func `E4: an outer that ends before any inner ends it all at once`() {
    let rig = SwitchRig()
    rig.finishOuter()
    #expect(rig.events == [.finished])
  }

  @Test func `E5: an outer that produces nothing leaves the consumer waiting`() {
    let rig = SwitchRig()
    rig.settle()
    #expect(rig.events.isEmpty)
    #expect(rig.outer.isAsked)
  }

  @Test func `E6: the failure of an inner is thrown, and the outer cancelled`() {
    let rig = SwitchRig(outer: SwitchRig.Outer(ignoresCancellation: true))
    rig.fail(rig.open(), Broken(number: 1))
    #expect(rig.events == [.failure(Broken(number: 1))])
    #expect(rig.outer.account.cancelled == 1)
    let late = rig.open()
    #expect(late.account.begun == 0)
    #expect(!rig.outer.isActive)
  }

  @Test func `E8: the failure of the outer is thrown, and the inner cancelled and not heard again`()
  {
    let rig = SwitchRig()
    let inner = rig.open(SwitchRig.Inner(ignoresCancellation: true))
    rig.send(1, from: inner)
    rig.failOuter()
    #expect(rig.events == [.value(1), .failure(Broken())])
    #expect(inner.account.cancelled == 1)
    rig.send(2, from: inner)
    #expect(rig.events == [.value(1), .failure(Broken())])
    #expect(!inner.isActive)
  }

  @Test func `E9: a projection fails by making an inner that fails, which cancels the outer`() {
    let outer = Feed<Int, Never>()
    let sequence = outer.flatMapLatest { number in
      let inner = Feed<Int, Broken>()
      inner.fail(Broken(number: number))
      return inner
    }
    let listener = Listener(to: sequence)
    outer.send(7)
    listener.executor.drain()
    #expect(listener.events == [.failure(Broken(number: 7))])
    #expect(outer.account.cancelled == 1)
  }

  enum Shape: CaseIterable {
    case empty, silent, failing

    func make() -> SwitchRig.Inner {
      let inner = SwitchRig.Inner()
      switch self {
      case .empty: inner.finish()
      case .silent: break
      case .failing: inner.fail(Broken())
      }
      return inner
    }
  }

  @Test(arguments: Shape.allCases, Shape.allCases)
  func `E15: of inners that give nothing, only the failure of one that is reached ends it`(
    first: Shape,
    second: Shape
  ) {
    let rig = SwitchRig()
    rig.open(first.make())
    rig.open(second.make())
    let fails = first == .failing || second == .failing
    #expect(rig.events == (fails ? [.failure(Broken())] : []))
    rig.finishOuter()
    #expect(rig.events == (fails ? [.failure(Broken())] : second == .empty ? [.finished] : []))
  }

  @Test func `E16: while the latest inner goes on there is no end, until the consumer leaves`() {
    let rig = SwitchRig()
    let inner = rig.open()
    rig.finishOuter()
    #expect(rig.events.isEmpty)
    rig.listener.cancel()
    #expect(inner.account == .init(begun: 1, gone: 1, pulled: 1, cancelled: 1))
  }

  @Test func `E21: what comes after the end is ignored, another end too`() {
    let rig = SwitchRig(outer: SwitchRig.Outer(ignoresCancellation: true))
    let inner = rig.open(SwitchRig.Inner(ignoresCancellation: true))
    rig.failOuter(Broken(number: 1))
    rig.fail(inner, Broken(number: 2))
    #expect(rig.events == [.failure(Broken(number: 1))])
  }

  @Test func `E21: the failure is thrown once, then there is nothing but the end`() async throws {
    let outer = Feed<Feed<Int, Never>, Broken>()
    outer.fail(Broken())
    var iterator = outer.switchToLatest().makeAsyncIterator()
    await #expect(throws: Broken()) { try await iterator.next() }
    for _ in 1...2 {
      let value = try await iterator.next()
      #expect(value == nil)
    }
  }

  @Test func `a failure behind an element that has not been looked at comes after it`() {
    let rig = SwitchRig()
    let inner = rig.open()
    inner.send(1)
    // The inner produces, then the outer fails; the consumer that was woken looks last.
    rig.listener.executor.drain(jobs: 1)
    rig.outer.fail(Broken())
    rig.listener.executor.drain { count in count - 1 }
    #expect(rig.events == [.value(1), .failure(Broken())])
  }
}
