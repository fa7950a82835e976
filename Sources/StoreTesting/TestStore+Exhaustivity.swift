extension TestStore {
  /// Runs a piece of a test with another exhaustivity.
  ///
  /// - Parameters:
  ///   - exhaustivity: how much has to be asserted meanwhile.
  ///   - body: the piece.
  /// - Returns: what the piece returns.
  /// - Throws: what the piece throws.
  public func withExhaustivity<Value>(
    _ exhaustivity: Exhaustivity,
    _ body: () async throws -> Value
  ) async rethrows -> Value {
    let old = self.exhaustivity
    self.exhaustivity = exhaustivity
    defer { self.exhaustivity = old }
    return try await body()
  }
}
