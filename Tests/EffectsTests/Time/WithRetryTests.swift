import Effects
import TestSupport
import Testing

/// `withRetry` on an executor and a clock that the test drives.
struct WithRetryTests {
  enum Failure: Error, Equatable { case attempt(Int), fatal }

  private let executor = ManualExecutor()
  private let clock = ManualClock()
  private let attempts = Log<Duration>()

  /// Fails so often, then gives 42.
  private func start(
    _ policy: RetryPolicy,
    failing count: Int,
    while shouldRetry: @escaping @Sendable (Failure) -> Bool = { _ in true }
  ) -> Task<Result<Int, Failure>, Never> {
    defer { executor.drain() }
    return Task(executorPreference: executor) { [clock, attempts] in
      do throws(Failure) {
        return .success(
          try await withRetry(policy, clock: clock, while: shouldRetry) { () throws(Failure) in
            attempts.append(clock.now.offset)
            let number = attempts.entries.count
            guard number > count else { throw .attempt(number) }
            return 42
          }
        )
      } catch {
        return .failure(error)
      }
    }
  }

  private func advance(by duration: Duration) {
    clock.advance(by: duration)
    executor.drain()
  }

  @Test func `L-D4: work that doesn't fail is done once`() async {
    let call = start(.constant(.seconds(1), maxAttempts: 5), failing: 0)
    #expect(await call.value == .success(42))
    #expect(attempts.entries == [.zero])
  }

  @Test func `a success ends the attempts, each of which comes after its wait`() async {
    let policy = RetryPolicy.exponential(initial: .seconds(1), maxAttempts: 5)
    let call = start(policy, failing: 2)
    advance(by: .seconds(1))
    advance(by: .seconds(1))
    #expect(attempts.entries == [.zero, .seconds(1)])
    advance(by: .seconds(1))
    #expect(await call.value == .success(42))
    #expect(attempts.entries == [.zero, .seconds(1), .seconds(3)])
  }

  @Test func `the failure of the last attempt is thrown, with its type`() async {
    let call = start(.constant(.zero, maxAttempts: 3), failing: .max)
    #expect(await call.value == .failure(.attempt(3)))
    #expect(attempts.entries.count == 3)
  }

  @Test(arguments: [-1, 0, 1])
  func `L-D4: without attempts to spare, work is done once`(maxAttempts: Int) async {
    let call = start(.constant(.zero, maxAttempts: maxAttempts), failing: .max)
    #expect(await call.value == .failure(.attempt(1)))
  }

  @Test func `a failure that isn't worth it is thrown at once`() async {
    let call = start(.constant(.zero, maxAttempts: 9), failing: .max) { $0 != .attempt(2) }
    #expect(await call.value == .failure(.attempt(2)))
  }

  @Test func `being cancelled ends the wait, with the failure that is there`() async {
    let call = start(.constant(.seconds(1), maxAttempts: 9), failing: .max)
    #expect(clock.sleeperCount == 1)
    call.cancel()
    executor.drain()
    #expect(await call.value == .failure(.attempt(1)))
    #expect(clock.sleeperCount == 0)
    #expect(attempts.entries.count == 1)
  }

  @Test func `cancellation is not retried`() async {
    let call = Task(executorPreference: executor) { [clock, attempts] in
      try await withRetry(.constant(.zero, maxAttempts: 9), clock: clock) {
        attempts.append(.zero)
        try await clock.sleep(for: .seconds(1))
      }
    }
    executor.drain()
    call.cancel()
    executor.drain()
    await #expect(throws: CancellationError.self) { try await call.value }
    #expect(attempts.entries.count == 1)
  }

  @Test(arguments: 0..<200)
  func `L-D4: nested retries make at most the product of their attempts`(seed: Int) async {
    var generator = SplitMix64(seed: UInt64(seed))
    let (inner, outer) = (1 + generator.number(below: 4), 1 + generator.number(below: 4))
    let failures = generator.number(below: 20)
    let call = Task(executorPreference: executor) { [clock, attempts] in
      try await withRetry(.constant(.zero, maxAttempts: outer), clock: clock) {
        try await withRetry(.constant(.zero, maxAttempts: inner), clock: clock) {
          attempts.append(.zero)
          if attempts.entries.count <= failures { throw Failure.fatal }
        }
      }
    }
    executor.drain()
    let hasFailed = (try? await call.value) == nil
    #expect(attempts.entries.count == min(failures + 1, inner * outer))
    #expect(hasFailed == (failures >= inner * outer))
  }
}
