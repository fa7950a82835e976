import Effects
import Testing

/// What an iterator's answer means, as a table.
struct EventAnswerTests {
  typealias E = Event<Int, Failed>

  static let table: [(Result<Int?, Failed>, live: E?, cancelled: E?)] = [
    (.success(1), .value(1), .value(1)),
    (.success(nil), .finished, nil),
    (.failure(Failed(code: 2)), .failure(Failed(code: 2)), nil),
  ]

  @Test(arguments: table)
  func `an end is an event unless the task was cancelled`(
    _ row: (answer: Result<Int?, Failed>, live: E?, cancelled: E?)
  ) {
    #expect(E(row.answer, isCancelled: false) == row.live)
    #expect(E(row.answer, isCancelled: true) == row.cancelled)
  }
}
