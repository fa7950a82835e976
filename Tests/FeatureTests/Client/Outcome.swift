import RandomNumberFeature

/// The outcome of one call as a value.
func outcome(
  of client: RandomNumberClient,
  in range: ClosedRange<Int> = 1...100
) async -> Result<Int, RandomDotOrgError> {
  do throws(RandomDotOrgError) {
    return .success(try await client.number(in: range))
  } catch {
    return .failure(error)
  }
}
