import Examples
import StoreTesting

typealias SignInStore = TestStore<SignIn.State, SignIn.Action>

/// A test store of the flow.
func makeSignIn(
  _ state: SignIn.State = .credentials(.init()),
  server: SignInServer = SignInServer(),
  exhaustivity: Exhaustivity = .on
) -> SignInStore {
  TestStore(initialState: state, exhaustivity: exhaustivity) { SignIn(client: server.client) }
}

extension SignIn.State {
  /// The form, filled in.
  static let form = SignIn.State.credentials(.init(name: "Ada", password: "open"))
  /// The second step, with a code typed.
  static let code = SignIn.State.twoFactor(
    .init(id: 1, name: "Ada", challenge: SignInServer.challenge, code: "code 1")
  )
  /// The last step.
  static let session = SignIn.State.signedIn(
    .init(id: 1, name: "Ada", session: SignInServer.session)
  )

  /// The form of the attempt after these.
  static func nextForm(
    name: String = "",
    progress: SignInProgress = .idle
  ) -> SignIn.State {
    .credentials(.init(id: 2, name: name, progress: progress))
  }

  /// Changes the first step, if it is the current one.
  mutating func form(_ change: (inout CredentialsStep.State) -> Void) {
    guard var state = credentials else { return }
    change(&state)
    self = .credentials(state)
  }

  /// Changes the second step, if it is the current one.
  mutating func code(_ change: (inout TwoFactorStep.State) -> Void) {
    guard var state = twoFactor else { return }
    change(&state)
    self = .twoFactor(state)
  }

  /// Changes the last step, if it is the current one.
  mutating func session(_ change: (inout SessionStep.State) -> Void) {
    guard var state = signedIn else { return }
    change(&state)
    self = .signedIn(state)
  }
}
