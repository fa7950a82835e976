import StoreTesting
import TestSupport
import Testing
import XCTest

/// ``withSchedules(_:file:line:_:)`` from XCTest.
final class WithSchedulesXCTests: XCTestCase {
  func testTheBodyRunsOnceForEachSchedule() async throws {
    var orders: [[Int]] = []
    try await withSchedules(.exhaustive(limit: 100)) { orders.append(await orderOfTwoUsers()) }
    XCTAssertEqual(orders, [[1, 2], [2, 1]])
  }

  func testTheBodyRunsOnceForEachSeed() async throws {
    var seeds: [UInt64?] = []
    try await withSchedules(.random(count: 3)) { seeds.append(ScheduleSeed.current) }
    XCTAssertEqual(seeds, [1, 2, 3])
  }

  func testWhatATestStoreFindsIsKeptBackAndReportedOnce() async throws {
    let found = try await failures {
      try await withSchedules(.exhaustive(limit: 100)) { try await expectInOrder() }
    }
    XCTAssertEqual(found.count, 1)
    let text = found.first?.message ?? ""
    XCTAssertTrue(text.hasPrefix("Expected to receive 1, but the first action"), text)
    XCTAssertTrue(text.contains("\nThe first failing schedule is number 2. As short as"), text)
    XCTAssertTrue(text.contains("\nReplay it alone, with STORE_SCHEDULE=0:1 in the"), text)
    XCTAssertTrue(text.contains("\n   5  2 overtakes 1\n"), text)
  }

  func testABodyThatThrowsInOneScheduleFailsThere() async throws {
    struct Wrong: Error {}
    let found = try await failures {
      try await withSchedules(.exhaustive(limit: 100)) {
        if await orderOfTwoUsers() == [2, 1] { throw Wrong() }
      }
    }
    XCTAssertEqual(found.count, 1)
    let text = found.first?.message ?? ""
    XCTAssertTrue(text.hasPrefix("The body threw Wrong()."), text)
    XCTAssertTrue(text.contains("STORE_SCHEDULE=0:1"), text)
  }

  func testASetOfNoSchedulesIsRefused() async throws {
    for schedules in [Schedules.random(count: 0), .exhaustive(limit: 0), .random(count: -1)] {
      var runs = 0
      let found = try await failures { try await withSchedules(schedules) { runs += 1 } }
      XCTAssertEqual(runs, 0)
      XCTAssertEqual(found.count, 1)
      XCTAssertTrue(found.first?.message.contains("runs nothing") ?? false)
    }
  }
}

/// The same from Swift Testing, and what would fail the suite.
struct WithSchedulesTests {
  @Test func `the body runs once for each schedule`() async throws {
    var orders: [[Int]] = []
    try await withSchedules(.exhaustive(limit: 100)) { orders.append(await orderOfTwoUsers()) }
    #expect(orders == [[1, 2], [2, 1]])
  }

  @Test func `what a test store finds is kept back and reported once`() async throws {
    let found = try await failures {
      try await withSchedules(.exhaustive(limit: 100)) { try await expectInOrder() }
    }
    #expect(found.count == 1)
    #expect(found.first?.message.contains("STORE_SCHEDULE=0:1") == true)
  }

  @Test func `an expectation that fails in one schedule fails the test once`() async throws {
    let comments = Log<String>()
    var runs = 0
    try await withKnownIssue {
      try await withSchedules(.exhaustive(limit: 100)) {
        runs += 1
        let order = await orderOfTwoUsers()
        #expect(order == [1, 2])
      }
    } matching: { issue in
      if issue.isFailure { comments.append("\(issue)") }
      return true
    }
    #expect(comments.entries.count == 1)
    // Two that are explored, one that is shorter, the record, and the report.
    #expect(runs == 5)
  }

  #if !canImport(ObjectiveC)
  @Test func `an assertion of XCTest that fails in one schedule fails once, and is told`() async {
    let result = await #expect(
      processExitsWith: .exitCode(1),
      observing: [\.standardOutputContent]
    ) {
      let test = AssertedOrder(name: "order") { test in
        if let test = test as? AssertedOrder { try asyncTest(AssertedOrder.order)(test)() }
      }
      test.run()
      print("\(AssertedOrder.runs.entries.count) runs")
      exit(Int32(test.testRun?.totalFailureCount ?? 0))
    }
    let text = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
    #expect(text.contains("2 runs"))
    #expect(text.contains("number 2. Not shortened, 1 of 1 choices is not the default."))
    #expect(text.contains("STORE_SCHEDULE=0:1"))
    #expect(text.contains("  2 overtakes 1\n"))
  }
  #endif
}

#if !canImport(ObjectiveC)
/// A case that fails in the second of its schedules, by an assertion.
final class AssertedOrder: XCTestCase {
  static let runs = Log<Int>()

  func order() async throws {
    try await withSchedules(.exhaustive(limit: 100)) {
      Self.runs.append(1)
      let order = await orderOfTwoUsers()
      XCTAssertEqual(order, [1, 2])
    }
  }
}
#endif

private func makeStore(_ exhaustivity: Exhaustivity) -> TestStore<[Int], Int> {
  TestStore(initialState: [], exhaustivity: exhaustivity) {
    Reduce { state, action in
      state.append(action)
      return .none
    }
  }
}

/// In which order the actions of two users are reduced.
private func orderOfTwoUsers() async -> [Int] {
  let store = makeStore(.off)
  await store.interleave({ send in await send(1) }, { send in await send(2) })
  await store.finish()
  return store.state
}

/// A test that is right in one of its two schedules only.
private func expectInOrder() async throws {
  let store = makeStore(.on)
  await store.interleave({ send in await send(1) }, { send in await send(2) })
  await store.receive(1) { $0 = [1] }
  await store.skipReceivedActions()
  await store.finish()
}
