import TestSupport
import Testing

/// Keeps the failures of a test to itself and checks, when it is over, what has been reported.
///
/// It is written before the trait whose reports are looked at.
struct AfterwardsTrait: TestTrait, TestScoping {
  let check: @Sendable ([String]) -> Void

  func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    let texts = Log<String>()
    let issues: IssueHandlingTrait = .compactMapIssues { issue in
      texts.append(issue.comments.map(\.rawValue).joined(separator: "\n"))
      return nil
    }
    try await issues.provideScope(for: test, testCase: testCase, performing: function)
    check(texts.entries)
  }
}

extension Trait where Self == AfterwardsTrait {
  /// Checks the texts of what has been reported, in order.
  static func afterwards(_ check: @escaping @Sendable ([String]) -> Void) -> Self {
    AfterwardsTrait(check: check)
  }
}
