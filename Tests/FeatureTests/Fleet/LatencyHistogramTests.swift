import Examples
import Testing

/// Quantiles of what was measured.
struct LatencyHistogramTests {
  private func makeHistogram(_ nanoseconds: some Sequence<Int>) -> LatencyHistogram {
    var histogram = LatencyHistogram()
    for value in nanoseconds { histogram.add(.nanoseconds(value)) }
    return histogram
  }

  @Test func `nothing measured has no quantile`() {
    #expect(LatencyHistogram().quantile(0.5) == nil)
  }

  @Test(arguments: [0, 1, 15, 16, 17, 31, 32, 1000, 123_456, 1_000_000_000, 86_400_000_000_000])
  func `one measurement is every quantile`(value: Int) {
    let histogram = makeHistogram([value])
    for share in [0, 0.5, 0.99, 1] { #expect(histogram.quantile(share) == UInt64(value)) }
    #expect(histogram.longest == UInt64(value))
  }

  @Test(arguments: [0.01, 0.25, 0.5, 0.9, 0.99, 0.999, 1])
  func `a quantile is at most a sixteenth too high, and never too low`(share: Double) throws {
    let histogram = makeHistogram(1...100_000)
    let exact = Double(100_000) * share
    let quantile = Double(try #require(histogram.quantile(share)))
    #expect(quantile >= exact)
    #expect(quantile <= exact * 1.0625 + 1)
  }

  @Test func `two histograms add up to that of all measurements`() {
    var first = makeHistogram([1, 500])
    first.add(makeHistogram([70_000, 2]))
    #expect(first == makeHistogram([1, 500, 70_000, 2]))
    first.add(LatencyHistogram())
    #expect(first.count == 4)
  }

  @Test func `what is negative counts as zero, and what is more than a day as a day`() {
    var histogram = LatencyHistogram()
    histogram.add(.seconds(-1))
    histogram.add(.seconds(Int64.max / 2))
    #expect(histogram.quantile(0.5) == 0)
    #expect(histogram.longest == 86_400_000_000_000)
  }
}
