/// What the failure of outer or inner becomes: the same, if there can be one.
enum LatestFailures<Failure: Error> {
  @Sendable static func same(_ failure: Failure) -> Failure { failure }
  @Sendable static func none(_ failure: Never) -> Failure {}
}
