/// Waits that grow by a factor, with a seeded jitter.
struct ExponentialDelay: Sendable {
  let initial: Duration
  let factor: Double
  let limit: Duration
  let jitter: Double
  let seed: UInt64

  /// The wait after an attempt, counted from one.
  func delay(after attempt: Int) -> Duration {
    guard initial > .zero else { return .zero }
    // In seconds, as a number that may grow beyond all durations before it meets the limit.
    var seconds = initial / .seconds(1)
    var left = attempt - 1
    var power = factor
    while left > 0 {
      if left & 1 == 1 { seconds *= power }
      power *= power
      left >>= 1
    }
    if jitter > 0 {
      // The seed is mixed before the attempt is added: neighbouring seeds share no numbers.
      var seeds = SplitMix64(seed: seed)
      var generator = SplitMix64(seed: seeds.next() &+ UInt64(attempt))
      let unit = Double(generator.next() >> 11) / Double(1 << 53)
      seconds *= 1 - jitter + 2 * jitter * unit
    }
    guard seconds < limit / .seconds(1) else { return limit }
    return min(.seconds(seconds), limit)
  }
}
