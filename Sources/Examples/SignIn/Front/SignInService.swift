import Effects

/// A server of its own for the example: one user, codes that can be known, and failures on demand.
package final class SignInService: Sendable {
  /// What the server does.
  package struct Rules: Hashable, Sendable {
    /// How long an answer takes.
    package var delay = Duration.zero
    /// How long a session lasts.
    package var lifetime = Duration.seconds(60)
    /// How many seconds must pass before another code can be sent.
    package var resendDelay = 10
    /// Which requests aren't answered: every third one, say.
    package var failsEvery: Int?

    package init() {}
  }

  /// The only user.
  package static let name = "ada"
  /// That user's password.
  package static let password: Secret = "lovelace"

  private struct Counts {
    var requests = 0
    var challenges = 0
    var sessions = 0
  }

  private let rules: Rules
  private let clock: any Clock<Duration>
  private let counts = Locked(Counts())

  /// Makes a server.
  package init(_ rules: Rules = Rules(), clock: any Clock<Duration> = ContinuousClock()) {
    self.rules = rules
    self.clock = clock
  }

  /// The code that the server sends for a challenge.
  package static func code(of challenge: SignInChallenge) -> String {
    String(100_000 + challenge.id % 900_000)
  }

  /// What the feature is given.
  package var client: SignInClient {
    SignInClient(
      challenge: { name, password throws(SignInError) in
        try await self.answer()
        guard name == Self.name, password == Self.password else { throw .wrongCredentials }
        return self.challenge()
      },
      resend: { _ throws(SignInError) in
        try await self.answer()
        return self.challenge()
      },
      verify: { challenge, code throws(SignInError) in
        try await self.answer()
        guard code == Self.code(of: challenge) else { throw .wrongCode }
        return self.session()
      },
      renew: { _ throws(SignInError) in
        try await self.answer()
        return self.session()
      }
    )
  }

  /// Takes the time of an answer; throws if there is none.
  private func answer() async throws(SignInError) {
    let number = counts.withLock { counts in
      counts.requests += 1
      return counts.requests
    }
    if rules.delay > .zero {
      do { try await clock.sleep(for: rules.delay) } catch { throw .unreachable }
    }
    if let every = rules.failsEvery, number.isMultiple(of: every) { throw .unreachable }
  }

  private func challenge() -> SignInChallenge {
    let id = counts.withLock { counts in
      counts.challenges += 1
      return counts.challenges
    }
    return SignInChallenge(id: id, resendDelay: rules.resendDelay)
  }

  private func session() -> SignInSession {
    let number = counts.withLock { counts in
      counts.sessions += 1
      return counts.sessions
    }
    return SignInSession(token: Secret("token \(number)"), lifetime: rules.lifetime)
  }
}
