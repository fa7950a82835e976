/// A wait whose deadline is fixed now, so that a timer that starts late does not end late.
package func fixedSleep<C: Clock<Duration>>(
  for duration: Duration,
  on clock: C
) -> @concurrent @Sendable () async -> Void {
  let deadline = clock.now.advanced(by: min(duration, .hundredYears))
  return { try? await clock.sleep(until: deadline, tolerance: nil) }
}
