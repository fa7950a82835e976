/// Returns what `work` returns, or throws `failure` when `limit` has passed on `clock` before.
///
/// ```
/// work                 ----v        ------------v     ----x
/// withTimeout(limit)   ----v        ------F           ----x
/// ```
///
/// The limit runs from the call. `work` has its own task, with the caller's priority, task-local
/// values and preferred task executor (the latter on systems that can name it); the caller waits
/// for it no longer than the limit, even if it ignores cancellation.
///
/// **Buffering:** nothing but the outcome, until the caller has looked.
///
/// **Ordering:** at a tie the value wins: an outcome of `work` that is there when the caller
/// resumes counts, even if the limit had passed a moment before. A limit that is not positive
/// leaves no time at all: `work` is not started.
///
/// **Cancellation:** the loser is cancelled. Cancelling the calling task cancels `work` and timer,
/// or has them cancelled as soon as they exist if they are just being started, and the caller
/// leaves at once: with the outcome of `work` if it is there, else with `failure`, since no other
/// value of that type is known. A caller that is already cancelled does not start `work`. What
/// `work` returns afterwards is dropped.
///
/// **Isolation:** `work` runs off the caller's actor, on the concurrent executor or on the caller's
/// preferred task executor; the caller resumes where it was.
///
/// - Parameters:
///   - limit: How long `work` may take; more than a hundred years count as a hundred.
///   - clock: Measures the limit. If it cannot sleep, that counts as the end of the limit.
///   - failure: What to throw when time is up.
///   - work: The work; it is called once at most.
/// - Returns: The value of `work`.
/// - Throws: The failure of `work`, or `failure`.
public func withTimeout<Value: Sendable, Failure: Error>(
  _ limit: Duration,
  clock: any Clock<Duration>,
  throwing failure: Failure,
  _ work: @escaping @concurrent @Sendable () async throws(Failure) -> Value
) async throws(Failure) -> Value {
  guard limit > .zero, !Task.isCancelled else { throw failure }
  let race = TimeoutRace(work: work, sleep: fixedSleep(for: limit, on: clock))
  guard let outcome = await race.run() else { throw failure }
  return try outcome.get()
}
