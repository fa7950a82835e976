extension RandomNumberClient {
  /// A client that fails whenever this one answers an odd number.
  ///
  /// It shows both outcomes of a request without a network.
  ///
  /// - Returns: A client whose odd numbers are `.rejected`, with a message that names the number.
  public func rejectingOdd() -> RandomNumberClient {
    RandomNumberClient { range throws(RandomDotOrgError) in
      let number = try await self.number(in: range)
      guard number.isMultiple(of: 2) else { throw .rejected(message: "\(number) is odd") }
      return number
    }
  }
}
