import Effects
import TestSupport
import Testing

/// Switching on real threads, for the thread sanitizer too.
struct SwitchThreadsTests {
  private typealias Inner = Feed<Int, Broken>

  /// Runs `body` on eight threads at the same time and returns when all are over.
  private static func onEightThreads(_ body: @escaping @Sendable (Int) -> Void) async {
    await withTaskGroup { group in
      for thread in 0..<8 {
        group.addTask { await SmallStack.run { body(thread) } }
      }
    }
  }

  /// Reads to the end.
  ///
  /// - Returns: how many values came, and those that were older than an inner known before.
  @concurrent
  private static func read(
    _ sequence: FlatMapLatestSequence<Feed<Int, Broken>, Inner, Broken>,
    latest: Latest,
    startedBy start: Gate
  ) async throws -> (count: Int, stale: [Int]) {
    var iterator = sequence.makeAsyncIterator()
    var (count, stale) = (0, [Int]())
    start.open()
    while true {
      let known = latest.value
      guard let value = try await iterator.next(isolation: #isolation) else {
        return (count, stale)
      }
      count += 1
      if value < known { stale.append(value) }
    }
  }

  @Test
  func `L-SW1: fed from eight threads, nothing older than the inner taken before is returned`()
    async throws
  {
    let perThread = 500
    let outer = Feed<Int, Broken>()
    let inners = (0..<8 * perThread).map { _ in Inner() }
    let latest = Latest()
    let sequence = outer.flatMapLatest { _ in inners[latest.advance()] }
    let start = Gate()
    async let end = Self.read(sequence, latest: latest, startedBy: start)
    await start.wait()
    await Self.onEightThreads { thread in
      for number in 0..<perThread {
        outer.send(number)
        // Whoever is the latest now, one that was before, and one that will be.
        for _ in 0..<10 {
          let known = max(0, latest.value)
          for inner in [known, max(0, known - thread), min(inners.count - 1, known + 1)] {
            inners[inner].send(inner)
          }
        }
      }
    }
    inners[inners.count - 1].send(inners.count - 1)
    outer.finish()
    for inner in inners { inner.finish() }
    let (count, stale) = try await end
    #expect(stale.isEmpty)
    #expect(count > 0)
    #expect(latest.value == inners.count - 1)
  }

  @Test func `F47: cancelled by one thread while seven feed, the consumer returns and all goes`()
    async
  {
    for round in 0..<200 {
      let (start, gone) = (Gate(), Gate())
      let (task, feed, finish) = Self.consumer(round, start, Counted { gone.open() })
      await start.wait()
      await Self.onEightThreads { thread in
        if thread == 0 { task.cancel() } else { feed() }
      }
      _ = await task.result
      finish()
      await gone.wait()
    }
  }

  /// A consumer of inners that all hold `counted`, some of which ignore their cancellation.
  private static func consumer(
    _ round: Int,
    _ start: Gate,
    _ counted: Counted
  ) -> (task: Task<Void, any Error>, feed: @Sendable () -> Void, finish: () -> Void) {
    let outer = Feed<Int, Broken>(ignoresCancellation: round.isMultiple(of: 2))
    let inners = (0..<70).map { Inner(ignoresCancellation: $0.isMultiple(of: 3)) }
    let latest = Latest()
    let task = Task {
      let sequence = outer.flatMapLatest { _ in
        counted.touch()
        return inners[latest.advance()]
      }
      _ = try await read(sequence, latest: latest, startedBy: start)
    }
    return (
      task,
      {
        for number in 0..<10 {
          outer.send(number)
          inners[number].send(number)
        }
      },
      {
        outer.finish()
        for inner in inners { inner.finish() }
      }
    )
  }

  @Test func `apple/swift-async-algorithms#437: empty and failing inners neither hang nor trap`()
    async throws
  {
    let empty = AsyncStream<Int> { $0.finish() }
    var numbers = AsyncStream { continuation in
      for number in 0..<10_000 { continuation.yield(number) }
      continuation.finish()
    }.flatMapLatest { _ in empty }.makeAsyncIterator()
    #expect(await numbers.next() == nil)
    for _ in 0..<1_000 {
      let failing = Inner()
      failing.fail(Broken())
      let outer = Feed<Inner, Never>()
      outer.send(failing)
      outer.finish()
      var iterator = outer.switchToLatest().makeAsyncIterator()
      await #expect(throws: Broken()) { try await iterator.next() }
    }
  }
}

/// The number of the latest inner that has been made.
private final class Latest: Sendable {
  private let number = Locked(-1)

  var value: Int { number.withLock { $0 } }

  func advance() -> Int {
    number.withLock { number in
      number += 1
      return number
    }
  }
}
