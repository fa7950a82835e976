import Examples
import Testing

struct StopwatchTextTests {
  @Test(arguments: [
    (0, "0:00.00"), (9, "0:00.00"), (10, "0:00.01"), (999, "0:00.99"), (59_999, "0:59.99"),
    (60_000, "1:00.00"), (3_599_990, "59:59.99"), (3_600_000, "1:00:00.00"),
    (36_061_230, "10:01:01.23"), (-5, "0:00.00"),
  ])
  func `milliseconds as a stopwatch shows them`(milliseconds: Int, text: String) {
    #expect(StopwatchText.time(.milliseconds(milliseconds)) == text)
  }
}
