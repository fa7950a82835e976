extension SignIn {
  /// The step in which the user is; there is nothing of the others.
  package enum State: Codable, Hashable, Sendable {
    /// Name and password are asked for.
    case credentials(CredentialsStep.State)
    /// A code is asked for.
    case twoFactor(TwoFactorStep.State)
    /// The user is signed in.
    case signedIn(SessionStep.State)

    /// The first step, if it is the current one.
    package var credentials: CredentialsStep.State? {
      if case .credentials(let state) = self { state } else { nil }
    }

    /// The second step, if it is the current one.
    package var twoFactor: TwoFactorStep.State? {
      if case .twoFactor(let state) = self { state } else { nil }
    }

    /// The last step, if it is the current one.
    package var signedIn: SessionStep.State? {
      if case .signedIn(let state) = self { state } else { nil }
    }

    /// Which attempt at signing in this is, from 1.
    package var attempt: Int {
      switch self {
      case .credentials(let state): state.id
      case .twoFactor(let state): state.id
      case .signedIn(let state): state.id
      }
    }

    /// The name that was typed.
    package var name: String {
      switch self {
      case .credentials(let state): state.name
      case .twoFactor(let state): state.name
      case .signedIn(let state): state.name
      }
    }
  }
}
