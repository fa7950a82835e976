/// What the failure of outer or inner becomes: the same, if there can be one.
@usableFromInline
enum LatestFailures<Failure: Error> {
  @inlinable
  @Sendable static func same(_ failure: Failure) -> Failure { failure }
  @inlinable
  @Sendable static func none(_ failure: Never) -> Failure {}
}
