/// How often something took how long, in buckets whose width is a sixteenth of their place.
///
/// A quantile is at most 6.25 % more than what was measured. Source of the form: G. Tene,
/// "HdrHistogram", with 4 bits after the first one.
package struct LatencyHistogram: Hashable, Sendable {
  private static let precision = 4
  private static let limit = Duration.seconds(86_400)

  private var counts: [Int] = []
  /// How many were measured.
  package private(set) var count = 0
  /// The longest, in nanoseconds.
  package private(set) var longest: UInt64 = 0

  /// Makes an empty histogram.
  package init() {}

  /// Adds a measurement; what is negative counts as zero, and what is more than a day as a day.
  package mutating func add(_ duration: Duration) {
    let (seconds, attoseconds) = min(max(duration, .zero), Self.limit).components
    let nanoseconds = UInt64(seconds * 1_000_000_000 + attoseconds / 1_000_000_000)
    let bucket = Self.bucket(of: nanoseconds)
    grow(to: bucket + 1)
    counts[bucket] += 1
    count += 1
    longest = max(longest, nanoseconds)
  }

  /// Adds what another histogram holds.
  package mutating func add(_ other: Self) {
    grow(to: other.counts.count)
    for (bucket, number) in other.counts.enumerated() { counts[bucket] += number }
    count += other.count
    longest = max(longest, other.longest)
  }

  /// What a share of the measurements took at most, in nanoseconds; nil if nothing was measured.
  ///
  /// - Parameter share: from 0 to 1; 0.5 asks for the median.
  /// - Returns: the upper end of a bucket, or the longest measurement.
  package func quantile(_ share: Double) -> UInt64? {
    guard count > 0 else { return nil }
    let wanted = min(count, max(1, Int((Double(count) * share).rounded(.up))))
    var seen = 0
    for (bucket, number) in counts.enumerated() {
      seen += number
      if seen >= wanted { return min(longest, Self.upperBound(of: bucket)) }
    }
    return longest
  }

  private mutating func grow(to size: Int) {
    guard counts.count < size else { return }
    counts += Array(repeating: 0, count: size - counts.count)
  }

  /// Below 16 each number has a bucket; above, each power of two has sixteen.
  private static func bucket(of value: UInt64) -> Int {
    let exponent = UInt64.bitWidth - 1 - value.leadingZeroBitCount
    guard exponent >= precision else { return Int(value) }
    let shift = exponent - precision
    return (shift + 1) << precision + Int(value >> shift) - 1 << precision
  }

  /// The greatest number of a bucket.
  private static func upperBound(of bucket: Int) -> UInt64 {
    guard bucket >= 1 << precision else { return UInt64(bucket) }
    let shift = bucket >> precision - 1
    let mantissa = UInt64(bucket & (1 << precision - 1) + 1 << precision)
    return (mantissa + 1) << shift - 1
  }
}
