package import StoreTesting

/// Collects the failures that test stores report while `body` runs.
package func failures(of body: () async throws -> Void) async rethrows -> [Failure] {
  let log = FailureLog()
  try await Failure.$log.withValue(log) { try await body() }
  return log.failures
}
