import Effects
import Testing

/// What the operators on events do with each of them, as a table.
struct EventStepTests {
  typealias E = Event<Int, Failed>
  typealias Row = (
    event: E?, whole: EventStep<Int, Failed>, value: EventStep<Int, Never>,
    error: EventStep<Failed, Never>
  )

  static let failed = Failed(code: 2)
  static let table: [Row] = [
    (.value(1), .emit(1), .emit(1), .skip),
    (.failure(failed), .fail(failed), .skip, .emit(failed)),
    (.finished, .end, .skip, .skip),
    (nil, .end, .end, .end),
  ]

  @Test(arguments: table)
  func `every event means one step to each operator`(_ row: Row) {
    #expect(EventStep.dematerialize(row.event) == row.whole)
    #expect(EventStep.value(row.event) == row.value)
    #expect(EventStep.error(row.event) == row.error)
  }

  @Test(arguments: [E.value(1), .failure(failed), .finished, nil])
  func `only finished is a completion`(_ event: E?) {
    switch EventStep.completion(event) {
    case .emit: #expect(event == .finished)
    case .skip: #expect(event != nil && event != .finished)
    case .end: #expect(event == nil)
    case .fail: Issue.record("can't fail")
    }
  }
}
