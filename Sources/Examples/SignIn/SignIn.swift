package import Store

/// Signing in: name and password, then a code, then a session that expires.
///
/// Each step is a case of the state and a reducer of its own. What a step has started ends when the
/// state leaves its case, so no late answer can bring a step back. Each way out begins another
/// attempt: its form is another child even where the case stays the same, which ends the request of
/// the form that is given up.
package struct SignIn: Reducer {
  private enum CancelID {
    case entrance
  }

  private let client: SignInClient

  /// Makes the feature.
  ///
  /// - Parameter client: the server.
  package init(client: SignInClient) {
    self.client = client
  }

  /// The flow, with a child for each step.
  package var body: some Reducer<State, Action> {
    Reduce(reduceFlow)
      .ifCaseLet(
        CasePath(State.credentials, \.credentials),
        action: CasePath(Action.credentials, \.credentials)
      ) {
        CredentialsStep(client: client)
      }
      .ifCaseLet(
        CasePath(State.twoFactor, \.twoFactor),
        action: CasePath(Action.twoFactor, \.twoFactor)
      ) {
        TwoFactorStep(client: client)
      }
      .ifCaseLet(
        CasePath(State.signedIn, \.signedIn),
        action: CasePath(Action.signedIn, \.signedIn)
      ) {
        SessionStep(client: client)
      }
  }

  /// Goes from step to step; a step has seen its own action by then.
  private func reduceFlow(_ state: inout State, _ action: Action) -> Effect<Action> {
    switch action {
    case .credentials(.answered(.success(let challenge))):
      guard let form = state.credentials else { return .none }
      state = .twoFactor(.init(id: form.id, name: form.name, challenge: challenge))
      return enter(with: .twoFactor(.begin))
    case .twoFactor(.verified(.success(let session))):
      guard let step = state.twoFactor else { return .none }
      state = .signedIn(.init(id: step.id, name: step.name, session: session))
      return enter(with: .signedIn(.begin))
    case .signedIn(.expired):
      guard let step = state.signedIn else { return .none }
      return leave(&state, name: step.name, progress: .failed(.sessionExpired))
    case .cancel:
      return leave(&state)
    case .back:
      guard state.signedIn == nil else { return .none }
      return leave(&state, name: state.name)
    case .signOut:
      return leave(&state, name: state.name)
    case .credentials, .twoFactor, .signedIn:
      return .none
    }
  }

  /// Lets a step start what it needs: what it starts itself ends with it.
  private func enter(with action: Action) -> Effect<Action> {
    .send(action).cancellable(id: CancelID.entrance)
  }

  /// Begins another attempt.
  ///
  /// The entrance of a step that is left before its first action has been reduced is called off.
  private func leave(
    _ state: inout State,
    name: String = "",
    progress: SignInProgress = .idle
  ) -> Effect<Action> {
    state = .credentials(.init(id: state.attempt + 1, name: name, progress: progress))
    return .cancel(id: CancelID.entrance)
  }
}
