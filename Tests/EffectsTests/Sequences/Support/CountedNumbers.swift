import Effects
import TestSupport

/// Numbers from 0 in objects that are counted while they live, as many as are wanted.
struct CountedNumbers: AsyncSequence, Sendable {
  struct Item: Sendable {
    let number: Int
    let life: Counted
  }

  struct Iterator: AsyncIteratorProtocol {
    let numbers: CountedNumbers
    var number = 0

    mutating func next(isolation actor: isolated (any Actor)? = #isolation) async -> Item? {
      guard numbers.isWanted(number) else { return nil }
      defer { number += 1 }
      return Item(number: number, life: numbers.live.make())
    }
  }

  let live: LiveCount
  /// An entry for each iteration.
  let begun: Log<Void>
  let isWanted: @Sendable (Int) -> Bool

  func makeAsyncIterator() -> Iterator {
    begun.append(())
    return Iterator(numbers: self)
  }
}
