/// The server, as a value that tests and previews replace.
///
/// **Isolation:** the closures may be called from anywhere, any number at a time. They may ignore
/// cancellation: a late answer reaches nobody.
package struct SignInClient: Sendable {
  /// Checks name and password; returns what has to be proved next.
  package var challenge:
    @Sendable (_ name: String, _ password: Secret) async throws(SignInError) -> SignInChallenge
  /// Has another code sent; returns the challenge that it answers.
  package var resend: @Sendable (SignInChallenge) async throws(SignInError) -> SignInChallenge
  /// Checks a code; returns the session.
  package var verify:
    @Sendable (SignInChallenge, _ code: String) async throws(SignInError) -> SignInSession
  /// Asks for a new session in place of one that still lasts.
  package var renew: @Sendable (SignInSession) async throws(SignInError) -> SignInSession

  /// Makes a client.
  package init(
    challenge:
      @escaping @Sendable (String, Secret) async throws(SignInError) -> SignInChallenge,
    resend: @escaping @Sendable (SignInChallenge) async throws(SignInError) -> SignInChallenge,
    verify:
      @escaping @Sendable (SignInChallenge, String) async throws(SignInError) -> SignInSession,
    renew: @escaping @Sendable (SignInSession) async throws(SignInError) -> SignInSession
  ) {
    self.challenge = challenge
    self.resend = resend
    self.verify = verify
    self.renew = renew
  }
}
