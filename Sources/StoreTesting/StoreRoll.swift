internal import Effects

/// The test stores that have been made in a test, to look at when it is over.
///
/// It holds none of them.
final class StoreRoll: Sendable {
  @TaskLocal static var current: StoreRoll?

  private let checks = Locked<[@Sendable () -> Void]>([])

  func add(_ check: @escaping @Sendable () -> Void) {
    checks.withLock { $0.append(check) }
  }

  /// Runs a test, then looks at what its stores have left over, whoever holds them.
  static func check<Result>(
    isolation: isolated (any Actor)? = #isolation,
    after body: () async throws -> Result
  ) async rethrows -> Result {
    let roll = StoreRoll()
    defer { for check in roll.checks.withLock({ $0 }) { check() } }
    return try await $current.withValue(roll) { try await body() }
  }
}
