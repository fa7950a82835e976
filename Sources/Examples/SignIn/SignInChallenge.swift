/// What the server wants proved after the password: that the user gets what it sends.
package struct SignInChallenge: Codable, Hashable, Sendable {
  /// The server's name for it.
  package let id: Int
  /// So many seconds must pass before another code can be sent.
  package let resendDelay: Int

  /// Makes a challenge.
  package init(id: Int, resendDelay: Int) {
    self.id = id
    self.resendDelay = resendDelay
  }
}
