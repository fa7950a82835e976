import Effects
import TestSupport
import Testing

/// What is alive while there is one switch after the other, in numbers of objects.
struct SwitchMemoryTests {
  /// An inner that waits until it is cancelled; with something that is counted.
  private struct Inner: AsyncSequence, Sendable {
    let waits = Feed<Int, Never>()
    let counted: Counted

    func makeAsyncIterator() -> Feed<Int, Never>.Iterator { waits.makeAsyncIterator() }
  }

  /// A million where it takes some seconds, fewer where the code isn't optimised.
  private static var count: Int {
    #if DEBUG
    100_000
    #else
    1_000_000
    #endif
  }

  @Test func `E24: switches in one go, a million in release, keep no more than the latest inner`() {
    let live = LiveCount()
    let most = Locked(0)
    let numbers = CountedNumbers(live: LiveCount(), begun: Log()) { $0 < Self.count }
    let listener = Listener(
      to: numbers.flatMapLatest { _ in
        let inner = Inner(counted: live.make())
        most.withLock { $0 = max($0, live.value) }
        return inner
      }
    )
    #expect(most.withLock { $0 } <= 2)
    #expect(live.value == 1)
    listener.cancel()
    #expect(live.value == 0)
  }

  @Test func `E24: inners that had begun go one by one, with their tasks`() {
    let live = LiveCount()
    let outer = Feed<Inner, Never>()
    let listener = Listener(to: outer.switchToLatest())
    var most = 0
    for _ in 0..<100_000 {
      outer.send(Inner(counted: live.make()))
      listener.executor.drain()
      most = max(most, live.value)
    }
    #expect(most == 1)
    listener.cancel()
    #expect(live.value == 0)
  }

  @Test func `E24: superseded inners that don't end keep none of what they produce late`() {
    let live = LiveCount()
    let outer = Feed<Feed<Counted, Never>, Never>()
    let listener = Listener(to: outer.switchToLatest().map { _ in 0 })
    let inners = (0..<1_000).map { _ in Feed<Counted, Never>(ignoresCancellation: true) }
    for inner in inners {
      outer.send(inner)
      listener.executor.drain()
    }
    #expect(inners.filter(\.isActive).count == 1_000)
    for inner in inners.dropLast() { inner.send(live.make()) }
    listener.executor.drain()
    #expect(live.value == 0)
    #expect(inners.filter(\.isActive).count == 1)
    #expect(listener.events.isEmpty)
    listener.cancel()
    for inner in inners { inner.finish() }
    listener.executor.drain()
  }

  @Test func `E24: a value that a switch takes away is let go at once`() {
    let live = LiveCount()
    let outer = Feed<Feed<Counted, Never>, Never>()
    let listener = Listener(to: outer.switchToLatest().map { _ in 0 })
    let first = Feed<Counted, Never>()
    outer.send(first)
    listener.executor.drain()
    first.send(live.make())
    listener.executor.drain(jobs: 1)
    #expect(live.value == 1)
    outer.send(Feed())
    listener.executor.drain { count in count - 1 }
    #expect(live.value == 0)
    #expect(listener.events.isEmpty)
    listener.cancel()
  }
}
