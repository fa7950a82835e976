/// Where the request of a step stands.
package enum SignInProgress: Codable, Hashable, Sendable {
  /// None is under way, and none has failed.
  case idle
  /// One is under way.
  case requesting
  /// The last one failed.
  case failed(SignInError)
}
