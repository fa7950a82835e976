import Benchmarks
import Testing

struct MedianTests {
  @Test func `the median of an odd number of values is the one in the middle`() {
    #expect(Median.of([9, 1, 5]) == 5)
  }

  @Test func `the median of an even number of values is between the two in the middle`() {
    #expect(Median.of([9, 1, 4, 6]) == 5)
  }

  @Test func `one bad round does not move the median`() {
    #expect(Median.of([10, 11, 1_000_000, 12, 10]) == 11)
  }
}
