import Store
package import StoreTracing

/// Signing in, on a terminal and in a pipe, with a server of its own.
package struct SignInExample: Front {
  package static let name = "signin"
  package static let summary = "signs in with a password and a code, into a session that expires"
  package static let invocation = "examples signin"

  package static let about = """
    Signs in: name and password, then a code, then a session that expires. The server is built in;
    it knows '\(SignInService.name)' with the password '\(SignInService.password.text)', and sends the codes 100001, 100002 and so
    on. 'wait' waits until no request is under way.
    """

  package static let tries = [
    "examples signin --delay 500ms",
    "printf 'name ada\\npassword lovelace\\nsubmit\\nwait\\ncode 100001\\nsubmit\\n' | examples signin",
    "examples signin 'name eve' 'password x' submit wait --json",
    "examples signin --fail-every 2 --record signin.trace",
  ]

  /// The code is a secret too: an empty one is shown as such, any other one not.
  package static let redaction = Redaction { path, value in
    guard case .string(let text) = value, !text.isEmpty else { return nil }
    if path.isEmpty { return text.contains("codeChanged") ? "…" : nil }
    return path.contains("code") || path.contains("codeChanged") ? "…" : nil
  }

  package static let rest = Rest<SignIn.State>.whenState { !$0.isRequesting }

  private let rules: SignInService.Rules

  package init(_ arguments: FrontArguments<SignInOption>) throws(UsageError) {
    var rules = SignInService.Rules()
    if let delay = try arguments.duration(of: .delay) { rules.delay = delay }
    if let lifetime = try arguments.duration(of: .lifetime) { rules.lifetime = lifetime }
    if let seconds = try arguments.integer(of: .resend, in: 0...3600) {
      rules.resendDelay = seconds
    }
    rules.failsEvery = try arguments.integer(of: .failEvery, in: 1...Int.max)
    self.rules = rules
  }

  package var initialState: SignIn.State { .credentials(CredentialsStep.State()) }

  package func feature() -> SignIn { SignIn(client: SignInService(rules).client) }

  package func actions(
    for command: SignInCommand,
    _ argument: String,
    in state: SignIn.State
  ) throws(UsageError) -> [SignIn.Action] {
    switch (command, state) {
    case (.name, .credentials): [.credentials(.nameChanged(argument))]
    case (.password, .credentials): [.credentials(.passwordChanged(Secret(argument)))]
    case (.submit, .credentials): [.credentials(.submit)]
    case (.code, .twoFactor): [.twoFactor(.codeChanged(argument))]
    case (.submit, .twoFactor): [.twoFactor(.submit)]
    case (.resend, .twoFactor): [.twoFactor(.resend)]
    case (.renew, .signedIn): [.signedIn(.renew)]
    case (.back, .credentials), (.back, .twoFactor): [.back]
    case (.cancel, _): [.cancel]
    case (.signout, _): [.signOut]
    case (.name, _), (.password, _), (.submit, _), (.code, _), (.resend, _), (.renew, _),
      (.back, _):
      throw UsageError("there is no '\(command.rawValue)' \(state.place)")
    }
  }

  package func report(_ transition: Transition<SignIn.State, SignIn.Action>) -> String {
    SignInReport.text(transition)
  }

  package typealias Screen = SignInScreen
}

extension SignIn.State {
  /// Whether a request of the current step is under way.
  fileprivate var isRequesting: Bool {
    switch self {
    case .credentials(let step): step.progress == .requesting
    case .twoFactor(let step): step.progress == .requesting
    case .signedIn(let step): step.progress == .requesting
    }
  }

  /// Where the user is, for a sentence.
  fileprivate var place: String {
    switch self {
    case .credentials: "while a password is asked for"
    case .twoFactor: "while a code is asked for"
    case .signedIn: "in a session"
    }
  }
}
