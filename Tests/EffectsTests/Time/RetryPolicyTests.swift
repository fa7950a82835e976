import Effects
import Testing

struct RetryPolicyTests {
  private func seconds(_ policy: RetryPolicy, _ attempts: ClosedRange<Int> = 1...5) -> [Double] {
    attempts.map { policy.delay(forAttempt: $0) / .seconds(1) }
  }

  @Test func `a constant policy waits equally long`() {
    #expect(seconds(.constant(.seconds(2), maxAttempts: 3)) == [2, 2, 2, 2, 2])
    #expect(seconds(.constant(.seconds(-2), maxAttempts: 3)) == [0, 0, 0, 0, 0])
  }

  @Test func `an exponential policy waits longer by its factor, up to its limit`() {
    let policy = RetryPolicy.exponential(initial: .seconds(1), limit: .seconds(6), maxAttempts: 9)
    #expect(seconds(policy) == [1, 2, 4, 6, 6])
    let triple = RetryPolicy.exponential(initial: .seconds(1), factor: 3, maxAttempts: 9)
    #expect(seconds(triple, 1...4) == [1, 3, 9, 27])
  }

  @Test func `no attempt is beyond the limit, however late`() {
    let policy = RetryPolicy.exponential(initial: .seconds(1), factor: 1e9, maxAttempts: .max)
    #expect(policy.delay(forAttempt: .max) == .seconds(60))
    #expect(policy.delay(forAttempt: .min) == .seconds(1))
  }

  @Test func `a jitter stays within its fraction and the limit, and differs by attempt`() {
    let policy = RetryPolicy.exponential(
      initial: .seconds(10),
      factor: 1,
      limit: .seconds(11),
      jitter: 0.2,
      seed: 7,
      maxAttempts: 9
    )
    let waits = seconds(policy, 1...1000)
    #expect(waits.allSatisfy { $0 >= 8 && $0 <= 11 })
    #expect(waits.contains { $0 < 8.5 } && waits.contains { $0 == 11 })
    #expect(Set(waits).count > 500)
  }

  @Test func `equal seeds give equal waits, others don't`() {
    func policy(_ seed: UInt64) -> RetryPolicy {
      .exponential(initial: .seconds(1), jitter: 1, seed: seed, maxAttempts: 9)
    }
    #expect(seconds(policy(1)) == seconds(policy(1)))
    #expect(seconds(policy(1)) != seconds(policy(2)))
    // Not even shifted by one.
    #expect(seconds(policy(1), 2...5) != seconds(policy(2), 1...4))
  }

  @Test func `numbers that make no sense count as none`() {
    let policy = RetryPolicy.exponential(
      initial: .seconds(1),
      factor: .nan,
      jitter: .infinity,
      maxAttempts: 0
    )
    #expect(seconds(policy) == [1, 1, 1, 1, 1])
  }
}
