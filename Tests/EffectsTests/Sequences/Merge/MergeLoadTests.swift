import Effects
import TestSupport
import Testing

/// `mergeMany` on real threads.
struct MergeLoadTests {
  private let live = LiveCount()

  private func numbers(_ count: Int) -> CountedNumbers {
    CountedNumbers(live: live, begun: Log()) { $0 < count }
  }

  @Test func `8 sequences on 8 threads lose nothing, and each keeps its order`() async {
    let count = 5000
    let merged = mergeMany(
      (0..<8).map { source in numbers(count).map { (source: source, number: $0.number) } }
    )
    var next = Array(repeating: 0, count: 8)
    var isOrdered = true
    for await element in merged {
      isOrdered = isOrdered && element.number == next[element.source]
      next[element.source] += 1
    }
    #expect(isOrdered)
    #expect(next == Array(repeating: count, count: 8))
    await live.isZero()
  }

  @Test(arguments: 1...4)
  func `merges that are cancelled at any moment from 8 threads end, and leave nothing`(seed: Int)
    async
  {
    await withDiscardingTaskGroup { group in
      for thread in 0..<8 {
        group.addTask {
          var generator = SplitMix64(seed: UInt64(seed * 8 + thread))
          for _ in 0..<100 {
            let merged = mergeMany((0..<4).map { numbers($0 * 20) })
            let limit = generator.number(below: 60)
            let consumer = Task {
              var count = 0
              for await _ in merged {
                count += 1
                if count > limit { break }
              }
            }
            if generator.number(below: 3) > 0 { consumer.cancel() }
            await consumer.value
          }
        }
      }
    }
    await live.isZero()
  }
}
