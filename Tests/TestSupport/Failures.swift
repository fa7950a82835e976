package import StoreTesting

/// Collects the failures that test stores report while `body` runs.
package func failures(
  isolation: isolated (any Actor)? = #isolation,
  of body: () async throws -> Void
) async rethrows -> [Failure] {
  let log = Log<Failure>()
  try await Failure.$collector.withValue({ log.append($0) }) { try await body() }
  return log.entries
}
