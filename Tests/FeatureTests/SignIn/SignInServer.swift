import Examples
import TestSupport

/// A server that knows one password and one code for each challenge.
struct SignInServer: Sendable {
  /// What every request fails with, if it is to.
  var failure: SignInError?
  /// What every answer waits for; a request ignores cancellation meanwhile.
  var gate: Gate?

  static let challenge = SignInChallenge(id: 1, resendDelay: 3)
  static let resent = SignInChallenge(id: 2, resendDelay: 5)
  static let session = SignInSession(token: "t1", lifetime: .seconds(60))
  static let renewed = SignInSession(token: "t2", lifetime: .seconds(90))

  var client: SignInClient {
    SignInClient(
      challenge: { name, password throws(SignInError) in
        try await answer(Self.challenge, password == "open" ? nil : .wrongCredentials)
      },
      resend: { _ throws(SignInError) in try await answer(Self.resent) },
      verify: { challenge, code throws(SignInError) in
        try await answer(Self.session, code == "code \(challenge.id)" ? nil : .wrongCode)
      },
      renew: { _ throws(SignInError) in try await answer(Self.renewed) }
    )
  }

  private func answer<Value>(
    _ value: Value,
    _ error: SignInError? = nil
  ) async throws(SignInError) -> Value {
    await gate?.wait()
    if let error = failure ?? error { throw error }
    return value
  }
}
