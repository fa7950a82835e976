/// What the server grants to a user who has signed in.
package struct SignInSession: Codable, Hashable, Sendable {
  /// What proves to the server who is asking.
  package let token: Secret
  /// How long it lasts, from when it was granted.
  package let lifetime: Duration

  /// Makes a session.
  package init(token: Secret, lifetime: Duration) {
    self.token = token
    self.lifetime = lifetime
  }
}
