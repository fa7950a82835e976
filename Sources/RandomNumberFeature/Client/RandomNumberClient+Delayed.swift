import Effects

extension RandomNumberClient {
  /// A client that waits for `duration` and then asks this one.
  ///
  /// **Cancellation:** a caller cancelled while it waits leaves at once, with
  /// `.unreachable(reason: "the call was cancelled")`, and this client is not asked.
  ///
  /// - Parameters:
  ///   - duration: How long to wait; nothing or less is no wait, and more than a hundred
  ///     years, which would trap in system clocks, count as a hundred.
  ///   - clock: Measures the wait.
  /// - Returns: The slower client.
  public func delayed(
    by duration: Duration,
    clock: any Clock<Duration> = ContinuousClock()
  ) -> RandomNumberClient {
    RandomNumberClient { range throws(RandomDotOrgError) in
      if duration > .zero {
        do {
          try await clock.sleep(for: min(duration, .hundredYears))
        } catch {
          throw .cancelled
        }
      }
      return try await self.number(in: range)
    }
  }
}
