internal import Effects

/// Keeps failures instead of reporting them, for tests of the test store itself.
package final class FailureLog: Sendable {
  private let contents = Locked<[Failure]>([])

  package init() {}

  package var failures: [Failure] { contents.withLock { $0 } }

  func append(_ failure: Failure) {
    contents.withLock { $0.append(failure) }
  }
}
