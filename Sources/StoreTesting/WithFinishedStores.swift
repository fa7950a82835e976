/// Runs a piece of a test and fails it when it leaves a test store unfinished, whoever holds the store:
/// ``FinishedStoresTrait`` for XCTest.
///
/// A store that is released at the end of its test reports by itself what was left over. One that
/// outlives the test, in a property of the test case or in a cache, can't: it is asked when the body is
/// over. A store that has been finished may be kept.
///
/// **Isolation:** the body runs on the caller's actor.
///
/// - Parameters:
///   - isolation: where the body runs.
///   - body: the piece of a test; it makes its test stores itself.
/// - Returns: what the body returns.
/// - Throws: what the body throws; the stores are looked at even so.
public func withFinishedStores<Result>(
  isolation: isolated (any Actor)? = #isolation,
  _ body: () async throws -> Result
) async rethrows -> Result {
  try await StoreRoll.check(after: body)
}
