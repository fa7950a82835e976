/// What can go wrong in signing in, and later.
package enum SignInError: Error, Codable, Hashable, Sendable {
  /// There is no such user, or the password is another one.
  case wrongCredentials
  /// The code is not the one that was sent.
  case wrongCode
  /// The server doesn't answer.
  case unreachable
  /// The session is over; the user has to sign in again.
  case sessionExpired
}
