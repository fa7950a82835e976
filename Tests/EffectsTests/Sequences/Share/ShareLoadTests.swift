import Effects
import TestSupport
import Testing

/// `share()` on real threads, and with many elements.
struct ShareLoadTests {
  private let live = LiveCount()
  private let begun = Log<Void>()

  /// Joins, waits until all have joined and `start` is open, then reads consecutive numbers.
  ///
  /// - Returns: the first and the last number, and how many elements were alive at the start.
  @concurrent
  private static func read(
    _ shared: ShareSequence<CountedNumbers>,
    _ live: LiveCount,
    all: Countdown,
    start: [Gate] = [],
    upTo limit: Int = .max
  ) async -> (range: ClosedRange<Int>, kept: Int) {
    var iterator = shared.makeAsyncIterator()
    all.count()
    await all.wait()
    for gate in start { await gate.wait() }
    let kept = live.value
    var (first, last) = (-1, -1)
    while last < limit, let item = await iterator.next(isolation: #isolation) {
      if first < 0 { first = item.number } else { #expect(item.number == last + 1) }
      last = item.number
    }
    return (first...last, kept)
  }

  @Test func `of 100 000 elements neither a slow nor a leaving consumer makes others lose any`()
    async
  {
    let last = 99_999
    do {
      let shared = CountedNumbers(live: live, begun: begun) { $0 <= last }.share()
      let (all, fastIsDone, leaverIsDone) = (Countdown(3), Gate(), Gate())
      async let fast = {
        defer { fastIsDone.open() }
        return await Self.read(shared, live, all: all)
      }()
      async let leaver = {
        defer { leaverIsDone.open() }
        return await Self.read(shared, live, all: all, upTo: 49_999)
      }()
      async let slow = Self.read(shared, live, all: all, start: [fastIsDone, leaverIsDone])
      #expect(await fast.range == 0...last)
      #expect(await leaver.range == 0...49_999)
      #expect(await slow.range == 0...last)
      // What the slow one had not read was there once, and nothing else.
      #expect(await slow.kept == 100_000)
    }
    #expect(begun.entries.count == 1)
    #expect(live.value == 0)
  }

  @Test func `a slow consumer that leaves takes what was kept for it along`() async {
    do {
      let shared = CountedNumbers(live: live, begun: begun) { $0 < 100_000 }.share()
      var fast = shared.makeAsyncIterator()
      do {
        let slow = shared.makeAsyncIterator()
        for _ in 0..<10_000 { _ = await fast.next() }
        #expect(live.value == 10_000)
        withExtendedLifetime(slow) {}
      }
      await live.isZero()
      for _ in 0..<10 { _ = await fast.next() }
      await live.isZero()
    }
    #expect(begun.entries.count == 1)
  }

  @Test func `F44: a thousand consumers that join from 8 threads see a suffix without a gap`() async
  {
    let joining = Joining()
    let numbers = CountedNumbers(live: live, begun: begun) { joining.isWanted($0) }
    let shared = numbers.share()
    // Keeps it going, and joins before all others.
    let first = Countdown(1)
    async let whole = Self.read(shared, live, all: first)
    await first.wait()
    let ranges = await withTaskGroup(of: ClosedRange<Int>.self) { group in
      for _ in 0..<8 {
        group.addTask {
          await withTaskGroup(of: ClosedRange<Int>.self) { inner in
            for _ in 0..<125 {
              let own = Countdown(1)
              inner.addTask { await Self.read(shared, live, all: own).range }
              await own.wait()
              joining.join()
            }
            return await inner.reduce(Int.min...Int.max) { $0.clamped(to: $1) }
          }
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    let end = joining.last
    #expect(await whole.range == 0...(end ?? -1))
    #expect(ranges.allSatisfy { $0.upperBound == end })
    #expect(begun.entries.count == 1)
    #expect(live.value == 0)
  }

  @Test(arguments: 1...4)
  func `consumers that come and go on 8 threads leave nothing behind`(seed: Int) async {
    do {
      let shared = CountedNumbers(live: live, begun: begun) { _ in true }.share()
      await withDiscardingTaskGroup { group in
        for thread in 0..<8 {
          group.addTask {
            var generator = SplitMix64(seed: UInt64(seed * 8 + thread))
            for _ in 0..<200 {
              let limit = generator.number(below: 20)
              let consumer = Task {
                var (count, previous) = (0, Int?.none)
                for await item in shared {
                  #expect(previous.map { item.number == $0 + 1 } ?? true)
                  previous = item.number
                  count += 1
                  if count > limit { break }
                }
              }
              if generator.number(below: 2) == 0 { consumer.cancel() }
              await consumer.value
            }
          }
        }
      }
      // A new consumer is served: no count has been lost.
      var iterator = shared.makeAsyncIterator()
      #expect(await iterator.next() != nil)
    }
    await live.isZero()
  }
}

/// Wants numbers until a thousand have joined, and a hundred more.
private final class Joining: Sendable {
  private let state = Locked<(joined: Int, last: Int?)>((0, nil))

  var last: Int? { state.withLock { $0.last } }

  func join() { state.withLock { $0.joined += 1 } }

  func isWanted(_ number: Int) -> Bool {
    state.withLock { state in
      if state.last == nil, state.joined >= 1000 { state.last = number + 100 }
      return state.last.map { number <= $0 } ?? true
    }
  }
}
