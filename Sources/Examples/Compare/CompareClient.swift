import Effects
import RandomNumberFeature

/// Numbers that depend on nothing but the seed and on how many pings there have been.
///
/// Whether an implementation asks once too often, for a request that doesn't count any more, changes
/// no number that is shown.
final class CompareClient: Sendable {
  private let pings = Locked(0)
  private let seed: UInt64

  init(seed: UInt64) {
    self.seed = seed
  }

  /// There is another ping, from which on the next number counts.
  func ping() {
    pings.withLock { $0 += 1 }
  }

  func client(_ options: CompareOptions) -> RandomNumberClient {
    var client = RandomNumberClient { range throws(RandomDotOrgError) in self.number(in: range) }
    if options.delay > .zero { client = client.delayed(by: options.delay) }
    return options.rejectsOdd ? client.rejectingOdd() : client
  }

  private func number(in range: ClosedRange<Int>) -> Int {
    let ping = pings.withLock { $0 }
    var generator = SplitMix64(seed: seed &+ UInt64(ping))
    return generator.number(in: range)
  }
}
