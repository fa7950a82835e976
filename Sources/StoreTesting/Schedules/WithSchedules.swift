internal import Testing
internal import XCTest

/// Runs a piece of a test once for each schedule of a set: ``SchedulesTrait`` for XCTest.
///
/// What test stores find is kept back until the failing schedule is as short as it gets, and reported
/// then. An assertion of XCTest can't be kept back: the first schedule in which one fails is the last
/// that is run, and its interleaving is printed as it is. Within Swift Testing, prefer the trait; there, a failed `#expect` of an explored
/// schedule shows up as a known issue.
///
/// **Isolation:** the body runs on the caller's actor.
///
/// - Parameters:
///   - schedules: which interleavings.
///   - file: the file at which a set that can't be run is reported.
///   - line: the line at which it is.
///   - body: the piece of a test; it makes its test stores itself.
/// - Throws: nothing: what the body throws is a failure of the test.
public func withSchedules(
  _ schedules: Schedules,
  file: StaticString = #filePath,
  line: UInt = #line,
  _ body: () async throws -> Void
) async throws {
  let place = SourcePlace(fileID: file, filePath: file, line: line, column: 1)
  let session = ScheduleSession(schedules, isExposed: Test.current == nil)
  var hasStore = false
  let verdict = await session.search { run in
    await perform(run, at: place, body)
    hasStore = hasStore || run.hasStore
  }
  switch verdict {
  case .passed(let count, let isCut):
    if case .exhaustive = schedules {
      print("\(file):\(line): \(ScheduleCount(count, isCut: isCut, hasStore: hasStore))")
    }
  case .replayed(let token):
    print("\(file):\(line): the schedule \(token) passed, and no other was run")
  case .failed: break
  case .exposed(_, let text):
    Failure(severity: .warning, message: text, place: place).reportAsIs()
  case .refused(let reason): Failure(message: reason, place: place).report()
  }
}

/// Runs the body once, and tells the run when it has failed.
private func perform(
  _ run: ScheduleRun,
  at place: SourcePlace,
  _ body: () async throws -> Void
) async {
  if Test.current != nil {
    if case .report = run.purpose {} else { run.judgesIssues = true }
    await withKnownIssue(isIntermittent: true) {
      await attempt(run, at: place, body)
    } matching: { issue in
      #if compiler(>=6.3)
      guard issue.isFailure else { return !run.isFirst }
      #endif
      run.fail()
      if case .report = run.purpose { return false }
      return true
    }
  } else {
    let watch = AssertionWatch()
    XCTestObservationCenter.shared.addTestObserver(watch)
    await attempt(run, at: place, body)
    XCTestObservationCenter.shared.removeTestObserver(watch)
    if watch.hasFailed { run.failOpenly() }
  }
  // What was found by an assertion alone couldn't carry the text.
  if run.hasFailed, let text = run.claimText() {
    Failure(severity: .warning, message: text, place: place).reportAsIs()
  }
}

private func attempt(
  _ run: ScheduleRun,
  at place: SourcePlace,
  _ body: () async throws -> Void
) async {
  do {
    try await body()
  } catch is ExpectationFailedError {
    run.fail()
  } catch {
    Failure(message: "The body threw \(ShortText(error)).", place: place).report()
  }
}
