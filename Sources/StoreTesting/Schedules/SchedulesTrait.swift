internal import Effects
public import Testing

/// Runs a test once for each schedule of a set.
///
/// On a suite it holds for all its tests; where a test and its suites have one each, that of the
/// innermost counts. A test with arguments is searched for each argument.
///
/// The body of the test has to make its test stores itself, or in the properties of its suite, so
/// that each run begins anew. What it asserts with `#expect` counts as much as what its test stores
/// find.
public struct SchedulesTrait: TestTrait, SuiteTrait, TestScoping {
  /// Whose type provides the scope: the trait's own.
  public typealias TestScopeProvider = SchedulesTrait

  /// Tells two traits with the same schedules apart.
  private final class Identity: Sendable {}

  let schedules: Schedules
  private let identity = Identity()

  init(_ schedules: Schedules) {
    self.schedules = schedules
  }

  /// Whether the tests of a suite inherit it: yes.
  public var isRecursive: Bool { true }

  /// Runs a test under its schedules.
  ///
  /// - Parameters:
  ///   - test: the test, or its suite.
  ///   - testCase: one case of it; nil for a suite, which isn't repeated.
  ///   - function: runs the test once.
  /// - Throws: what `function` throws for a suite; what a test throws is recorded.
  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    let innermost = test.traits.lazy.compactMap { $0 as? SchedulesTrait }.last
    guard testCase != nil, innermost?.identity === identity else { return try await function() }
    var cancellation: (any Error)?
    var hasStore = false
    let verdict = await ScheduleSession(schedules).search { run in
      cancellation = await Self.perform(run, test, testCase, function) ?? cancellation
      hasStore = hasStore || run.hasStore
    }
    if let cancellation { throw cancellation }
    switch verdict {
    case .passed(let count, let isCut):
      if case .exhaustive = schedules {
        print("\(test.name): \(ScheduleCount(count, isCut: isCut, hasStore: hasStore))")
      }
    case .replayed(let token):
      print("\(test.name): the schedule \(token) passed, and no other was run")
    case .failed, .exposed: break
    case .refused(let reason):
      Issue.record(Comment(rawValue: reason), sourceLocation: test.sourceLocation)
    }
  }

  private static func perform(
    _ run: ScheduleRun,
    _ test: Test,
    _ testCase: Test.Case?,
    _ function: @concurrent @Sendable () async throws -> Void
  ) async -> (any Error)? {
    run.judgesIssues = true
    let cancellation = Locked<(any Error)?>(nil)
    let issues: IssueHandlingTrait = .compactMapIssues { issue in handle(issue, in: run) }
    do {
      try await issues.provideScope(for: test, testCase: testCase) {
        do {
          try await function()
        } catch is ExpectationFailedError {
          // Recorded already.
        } catch  where Task.isCancelled {
          // The test has been cancelled, by itself perhaps: it is over.
          cancellation.withLock { $0 = error }
        } catch {
          Issue.record(error, sourceLocation: test.sourceLocation)
        }
      }
    } catch {
      run.fail()
    }
    return cancellation.withLock { $0 }
  }

  /// Keeps issues back while schedules are explored; adds the report to the first that gets through.
  private static func handle(_ issue: Issue, in run: ScheduleRun) -> Issue? {
    #if compiler(>=6.3)
    let isFailure = issue.isFailure
    #else
    let isFailure = true
    #endif
    if isFailure { run.fail() }
    guard case .report = run.purpose else { return isFailure || !run.isFirst ? nil : issue }
    guard isFailure, let text = run.claimText() else { return issue }
    var issue = issue
    issue.comments.append(Comment(rawValue: text))
    return issue
  }
}

extension Trait where Self == SchedulesTrait {
  /// Runs a test, or each test of a suite, under these schedules.
  ///
  /// - Parameter schedules: which interleavings.
  /// - Returns: the trait.
  public static func schedules(_ schedules: Schedules) -> Self { SchedulesTrait(schedules) }
}
