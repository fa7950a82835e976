import Effects
import TestSupport
import Testing

/// Demand, cancellation and what is let go: the edge cases of switching by their number.
struct SwitchDemandTests {
  @Test func `E10, L-T7: cancelling the consumer cancels inner, then outer, and nothing is said`() {
    let log = Log<String>()
    let rig = SwitchRig(outer: SwitchRig.Outer { log.append("outer") })
    let inner = rig.open(SwitchRig.Inner { log.append("inner") })
    rig.send(1, from: inner)
    rig.listener.cancel()
    #expect(log.entries == ["inner", "outer"])
    rig.send(2, from: inner)
    rig.open()
    #expect(rig.events == [.value(1)])
    #expect(!inner.isActive && !rig.outer.isActive)
  }

  @Test func `E10: a value on its way to the consumer is dropped when it is cancelled`() {
    let rig = SwitchRig()
    let inner = rig.open()
    inner.send(1)
    rig.listener.executor.drain(jobs: 1)
    rig.listener.cancel()
    #expect(rig.events.isEmpty)
  }

  @Test func `E10: letting go of the iterator cancels inner and outer`() {
    let log = Log<String>()
    let outer = SwitchRig.Outer { log.append("outer") }
    let rig = SwitchRig(outer: outer, asksByItself: false)
    rig.listener.ask()
    let inner = rig.open(SwitchRig.Inner { log.append("inner") })
    rig.send(1, from: inner)
    rig.listener.letGo()
    #expect(log.entries == ["outer"])
    #expect(!inner.isActive && !rig.outer.isActive)
    #expect(rig.events == [.value(1)])
  }

  @Test func `E10: an iterator that was never asked lets go of everything too`() {
    let live = LiveCount()
    do {
      let object = live.make()
      let outer = Feed<Int, Never>()
      let sequence = outer.flatMapLatest { _ in
        object.touch()
        return Feed<Int, Never>()
      }
      _ = sequence.makeAsyncIterator()
      #expect(outer.account == .init())
    }
    #expect(live.value == 0)
  }

  @Test func `E11: the value whose handler cancels is the last`() {
    let rig = SwitchRig { if $0 == 2 { withUnsafeCurrentTask { $0?.cancel() } } }
    let inner = SwitchRig.Inner()
    for value in 1...3 { inner.send(value) }
    rig.open(inner)
    #expect(rig.events == [.value(1), .value(2)])
    #expect(!inner.isActive && !rig.outer.isActive)
  }

  @Test func `E22: what a call of next has not got from one inner it gets from the following`() {
    let rig = SwitchRig(asksByItself: false)
    rig.listener.ask()
    rig.open()
    let second = rig.open()
    rig.send(1, from: second)
    #expect(rig.events == [.value(1)])
    #expect(second.account.pulled == 1)
  }

  @Test func `E22: an inner is asked once for every call of next`() {
    let rig = SwitchRig(asksByItself: false)
    rig.listener.ask()
    let inner = SwitchRig.Inner()
    for value in 1...9 { inner.send(value) }
    rig.open(inner)
    for count in 1...3 {
      #expect(rig.listener.values == Array(1...count))
      #expect(inner.account.pulled == count)
      rig.listener.ask()
    }
  }

  @Test func `E23: without a call of next nothing begins, nor is an inner asked`() {
    let rig = SwitchRig(asksByItself: false)
    rig.outer.send(SwitchRig.Inner())
    rig.settle()
    #expect(rig.outer.account == .init())
    rig.listener.ask()
    let inner = SwitchRig.Inner()
    inner.send(1)
    rig.open(inner)
    let next = SwitchRig.Inner()
    next.send(2)
    rig.open(next)
    #expect(next.account == .init(begun: 1))
  }

  @Test func `the outer goes on while the consumer is busy, and only the last inner is left`() {
    let rig = SwitchRig(asksByItself: false)
    rig.listener.ask()
    let first = rig.open()
    rig.send(1, from: first)
    let inners = (2...9).map { number in
      let inner = SwitchRig.Inner()
      inner.send(number)
      return rig.open(inner)
    }
    rig.listener.ask()
    #expect(rig.listener.values == [1, 9])
    #expect(inners.filter(\.isActive).count == 1)
  }

  @Test func `all that was held is let go at the end, though the iterator stays`() async {
    let live = LiveCount()
    let sequence = { [object = live.make()] in
      let inner = AsyncStream<Counted> { $0.finish() }
      return AsyncStream<AsyncStream<Counted>> { continuation in
        continuation.onTermination = { _ in object.touch() }
        continuation.yield(inner)
        continuation.finish()
      }
    }()
    var iterator = sequence.switchToLatest().makeAsyncIterator()
    #expect(await iterator.next() == nil)
    #expect(live.value == 0)
  }

  @Test func `of two consumers with copies of one iterator one gets the value, both the end`() {
    let outer = Feed<Feed<Int, Never>, Never>()
    let asker = CopyingAsker(outer.switchToLatest())
    let executor = ManualExecutor()
    let log = Log<Int?>()
    for _ in 1...2 {
      Task(executorPreference: executor) { log.append(await asker.ask()) }
    }
    executor.drain()
    let inner = Feed<Int, Never>()
    outer.send(inner)
    inner.send(1)
    executor.drain()
    #expect(log.entries == [1])
    inner.finish()
    outer.finish()
    executor.drain()
    #expect(log.entries == [1, nil])
  }
}

/// Asks copies of one iterator, several at a time.
private actor CopyingAsker {
  typealias Sequence = SwitchToLatestSequence<Feed<Feed<Int, Never>, Never>, Never>

  private let iterator: Sequence.Iterator

  init(_ sequence: Sequence) {
    iterator = sequence.makeAsyncIterator()
  }

  func ask() async -> Int? {
    var iterator = iterator
    return await iterator.next()
  }
}
