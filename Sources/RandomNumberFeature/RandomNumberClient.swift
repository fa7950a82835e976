/// Where random numbers come from, as a value that tests and previews replace.
///
/// ```swift
/// let client = RandomNumberClient { range in range.lowerBound }
/// let number = try await client.number(in: 1...6)  // 1
/// ```
///
/// **Isolation:** clients are `Sendable` and may be called from anywhere, any number at a time.
public struct RandomNumberClient: Sendable {
  private let number: @Sendable (ClosedRange<Int>) async throws(RandomDotOrgError) -> Int

  /// Makes a client whose numbers come from `number`.
  ///
  /// - Parameter number: Returns a number of the given range, or throws. Its answer is trusted.
  public init(
    _ number: @escaping @Sendable (ClosedRange<Int>) async throws(RandomDotOrgError) -> Int
  ) {
    self.number = number
  }

  /// Returns a random number of `range`.
  ///
  /// **Cancellation:** the clients of this module let a cancelled caller leave at once; it gets
  /// an error that says so, unless its number is already there.
  ///
  /// - Parameter range: The numbers to choose from, bounds included.
  /// - Returns: What the closure of the client answers, as it is.
  /// - Throws: `RandomDotOrgError`, the failure of the closure.
  public func number(in range: ClosedRange<Int>) async throws(RandomDotOrgError) -> Int {
    try await number(range)
  }
}
