extension TwoFactorStep {
  /// What the second step shows.
  package struct State: Codable, Hashable, Identifiable, Sendable {
    /// Which attempt at signing in this is.
    package let id: Int
    /// The name, for the way back.
    package let name: String
    /// What the code answers.
    package var challenge: SignInChallenge
    /// The code as it is typed.
    package var code: String
    /// The seconds after which another code can be sent; zero when it can be now.
    package var resendIn: Int
    /// Where the request stands.
    package var progress: SignInProgress

    /// Makes a state.
    package init(
      id: Int,
      name: String,
      challenge: SignInChallenge,
      code: String = "",
      resendIn: Int? = nil,
      progress: SignInProgress = .idle
    ) {
      self.id = id
      self.name = name
      self.challenge = challenge
      self.code = code
      self.resendIn = resendIn ?? challenge.resendDelay
      self.progress = progress
    }
  }
}
