import Effects

/// The one generator that the copies of a seeded client share.
final class SeededGenerator: Sendable {
  private let generator: Locked<SplitMix64>

  /// Starts the sequence that belongs to `seed`.
  init(seed: UInt64) {
    generator = Locked(SplitMix64(seed: seed))
  }

  /// Returns the next number; concurrent callers take turns.
  func number(in range: ClosedRange<Int>) -> Int {
    generator.withLock { $0.number(in: range) }
  }
}
