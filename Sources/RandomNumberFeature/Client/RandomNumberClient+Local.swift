extension RandomNumberClient {
  /// A client that needs no network.
  ///
  /// Every range is allowed and the client never fails or suspends.
  ///
  /// **Ordering:** with a seed, the numbers depend on the seed and on the order of the calls only,
  /// on every platform. Copies of a client share one sequence; calls from several tasks are safe
  /// and take turns.
  ///
  /// - Parameter seed: Where the sequence starts; nil for the system's generator.
  /// - Returns: The client.
  public static func local(seed: UInt64? = nil) -> RandomNumberClient {
    guard let seed else { return RandomNumberClient { Int.random(in: $0) } }
    let generator = SeededGenerator(seed: seed)
    return RandomNumberClient { generator.number(in: $0) }
  }
}
