/// A small seeded generator: equal seeds give equal numbers on every platform and version.
///
/// Source: G. L. Steele, D. Lea, C. H. Flood, "Fast Splittable Pseudorandom Number Generators",
/// OOPSLA 2014, with the mixing constants of its 64-bit variant 13 by D. Stafford. Not for secrets.
package struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  /// Starts the sequence that belongs to `seed`; every value is a good seed.
  package init(seed: UInt64) {
    state = seed
  }

  /// Returns the next 64 bits of the sequence.
  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Returns a number of `range`, each equally likely.
  ///
  /// `Int.random(in:using:)` may change from one standard library to the next; this does not.
  /// Values of the incomplete last round of the range are drawn again.
  package mutating func number(in range: ClosedRange<Int>) -> Int {
    let lower = UInt64(bitPattern: Int64(range.lowerBound))
    let width = UInt64(bitPattern: Int64(range.upperBound)) &- lower
    guard width < .max else { return Int(truncatingIfNeeded: next()) }
    let count = width + 1
    let surplus = (0 &- count) % count
    var drawn = next()
    while drawn < surplus { drawn = next() }
    return Int(truncatingIfNeeded: lower &+ drawn % count)
  }

  /// Returns a number from zero up to, but not including, a positive limit.
  package mutating func number(below limit: Int) -> Int { number(in: 0...limit - 1) }
}
