/// Returns what `work` returns, trying it again while it fails.
///
/// ```
/// work               --x  ----x  ---v
/// wait                  ---   ------
/// withRetry          -------------------v
/// ```
///
/// **Failures:** the failure of the last attempt is thrown: when there are no more attempts, or when
/// `shouldRetry` says no. The others are dropped. Nothing is buffered.
///
/// **Cancellation:** is not retried. When the calling task has been cancelled, the failure of the
/// attempt under way, or of the last one if that was during a wait, is thrown at once.
///
/// **Isolation:** `work` and `shouldRetry` run where the caller does.
///
/// - Parameters:
///   - policy: how often and how soon.
///   - clock: measures the waits. If it cannot sleep, that counts as being cancelled.
///   - shouldRetry: whether a failure is worth another attempt.
///   - work: the work; it is called once at least.
/// - Returns: the value of the first attempt that doesn't fail.
/// - Throws: the failure of the last attempt.
public func withRetry<Value: Sendable, Failure: Error>(
  _ policy: RetryPolicy,
  clock: any Clock<Duration>,
  while shouldRetry: (Failure) -> Bool = { _ in true },
  _ work: () async throws(Failure) -> Value
) async throws(Failure) -> Value {
  var attempt = 1
  while true {
    do throws(Failure) {
      return try await work()
    } catch {
      guard attempt < policy.maxAttempts, !Task.isCancelled, shouldRetry(error) else { throw error }
      let delay = min(policy.delay(forAttempt: attempt), .hundredYears)
      if delay > .zero, (try? await clock.sleep(for: delay)) == nil { throw error }
      // A clock may return early without an error, too.
      if Task.isCancelled { throw error }
    }
    attempt += 1
  }
}
