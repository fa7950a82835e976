public import Testing

/// Fails a test that leaves a test store unfinished, whoever holds the store.
///
/// A store that is released at the end of its test reports by itself what was left over. One that
/// outlives the test, in a global or a cache, can't: this trait asks it. ``SchedulesTrait`` does so
/// too, after each run; ``withFinishedStores(isolation:_:)`` does it for XCTest.
public struct FinishedStoresTrait: TestTrait, SuiteTrait, TestScoping {
  /// Whose type provides the scope: the trait's own.
  public typealias TestScopeProvider = FinishedStoresTrait

  /// Whether the tests of a suite inherit it: yes.
  public var isRecursive: Bool { true }

  /// Runs a test, then looks at its stores.
  ///
  /// - Parameters:
  ///   - test: the test, or its suite.
  ///   - testCase: one case of it; nil for a suite.
  ///   - function: runs the test.
  /// - Throws: what the test throws.
  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    guard testCase != nil else { return try await function() }
    try await StoreRoll.check { try await function() }
  }
}

extension Trait where Self == FinishedStoresTrait {
  /// Fails a test that leaves a test store unfinished, whoever holds the store.
  public static var finishedStores: Self { FinishedStoresTrait() }
}
