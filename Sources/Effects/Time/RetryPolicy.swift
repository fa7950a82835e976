/// How often work that fails is tried, and how long to wait between two attempts.
public struct RetryPolicy: Sendable {
  private enum Pace: Sendable {
    case constant(Duration)
    case exponential(ExponentialDelay)
  }

  /// How many attempts there are at most, the first one included; at least one is made.
  public var maxAttempts: Int

  private let pace: Pace

  /// How long to wait after an attempt has failed, before the next one.
  ///
  /// Equal policies give equal answers: the jitter depends on the seed and the attempt only.
  ///
  /// - Parameter attempt: which attempt has failed, counted from one.
  /// - Returns: the wait; never negative, never longer than the policy's limit.
  /// - Complexity: O(1).
  public func delay(forAttempt attempt: Int) -> Duration {
    switch pace {
    case .constant(let delay): delay
    case .exponential(let exponential): exponential.delay(after: max(1, attempt))
    }
  }

  /// Waits equally long after each attempt.
  ///
  /// - Parameters:
  ///   - delay: how long; a negative wait counts as none.
  ///   - maxAttempts: how many attempts there are at most, the first one included.
  /// - Returns: the policy.
  public static func constant(_ delay: Duration, maxAttempts: Int) -> RetryPolicy {
    RetryPolicy(maxAttempts: maxAttempts, pace: .constant(max(.zero, delay)))
  }

  /// Waits longer after each attempt, by a factor.
  ///
  /// With a jitter of 0.2 each wait is multiplied by a number from 0.8 to 1.2, so that clients that
  /// have failed together don't come again together. Give each of them a seed of its own.
  ///
  /// - Parameters:
  ///   - initial: the wait after the first attempt, without jitter.
  ///   - factor: how much longer each wait is than the one before.
  ///   - limit: the longest wait, jitter included.
  ///   - jitter: how far a wait may be off, as a fraction from zero to one.
  ///   - seed: what the jitter is made from.
  ///   - maxAttempts: how many attempts there are at most, the first one included.
  /// - Returns: the policy.
  public static func exponential(
    initial: Duration,
    factor: Double = 2,
    limit: Duration = .seconds(60),
    jitter: Double = 0,
    seed: UInt64 = 0,
    maxAttempts: Int
  ) -> RetryPolicy {
    let exponential = ExponentialDelay(
      initial: max(.zero, initial),
      factor: factor.isFinite ? max(0, factor) : 1,
      limit: min(max(.zero, limit), .hundredYears),
      jitter: jitter.isFinite ? min(max(0, jitter), 1) : 0,
      seed: seed
    )
    return RetryPolicy(maxAttempts: maxAttempts, pace: .exponential(exponential))
  }

  private init(maxAttempts: Int, pace: Pace) {
    self.maxAttempts = maxAttempts
    self.pace = pace
  }
}
