extension SignIn {
  /// What can happen in the flow.
  package enum Action: Codable, Hashable, Sendable {
    /// Something happens in the first step.
    case credentials(CredentialsStep.Action)
    /// Something happens in the second step.
    case twoFactor(TwoFactorStep.Action)
    /// Something happens while the user is signed in.
    case signedIn(SessionStep.Action)
    /// The user gives up: from everywhere to an empty form.
    case cancel
    /// The user goes back to the form with the name; who is signed in has nothing to go back to.
    case back
    /// The user leaves, to come back: from everywhere to a form with the name.
    case signOut

    /// The action of the first step, if it is one.
    package var credentials: CredentialsStep.Action? {
      if case .credentials(let action) = self { action } else { nil }
    }

    /// The action of the second step, if it is one.
    package var twoFactor: TwoFactorStep.Action? {
      if case .twoFactor(let action) = self { action } else { nil }
    }

    /// The action of the last step, if it is one.
    package var signedIn: SessionStep.Action? {
      if case .signedIn(let action) = self { action } else { nil }
    }
  }
}
