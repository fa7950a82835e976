package import Store

/// The first step: name and password.
package struct CredentialsStep: Reducer {
  /// What the form shows.
  package struct State: Codable, Hashable, Identifiable, Sendable {
    /// Which attempt at signing in this is: the form of another attempt is another form.
    package let id: Int
    /// The name as it is typed.
    package var name: String
    /// The password as it is typed.
    package var password: Secret
    /// Where the request stands.
    package var progress: SignInProgress

    /// Whether there is something to submit.
    package var canSubmit: Bool { !name.isEmpty && !password.text.isEmpty }

    /// Makes a form.
    package init(
      id: Int = 1,
      name: String = "",
      password: Secret = "",
      progress: SignInProgress = .idle
    ) {
      self.id = id
      self.name = name
      self.password = password
      self.progress = progress
    }
  }

  /// What can happen to the form.
  package enum Action: Hashable, Sendable {
    /// The user types a name.
    case nameChanged(String)
    /// The user types a password.
    case passwordChanged(Secret)
    /// The user wants to sign in.
    case submit
    /// The latest request has been answered.
    case answered(Result<SignInChallenge, SignInError>)
  }

  private enum CancelID {
    case request
  }

  private let client: SignInClient

  /// Makes the step.
  package init(client: SignInClient) {
    self.client = client
  }

  /// Runs one action.
  ///
  /// An edit withdraws the request, so that an answer is always one to what the form shows.
  package func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .nameChanged(let name):
      state.name = name
      state.progress = .idle
      return .cancel(id: CancelID.request)
    case .passwordChanged(let password):
      state.password = password
      state.progress = .idle
      return .cancel(id: CancelID.request)
    case .submit:
      guard state.canSubmit else { return .none }
      state.progress = .requesting
      return .materialize(
        name: "challenge",
        { [client, name = state.name, password = state.password] () throws(SignInError) in
          try await client.challenge(name, password)
        },
        as: Action.answered
      )
      .switchToLatest(id: CancelID.request)
    case .answered(.success):
      state.progress = .idle
      return .none
    case .answered(.failure(let error)):
      state.progress = .failed(error)
      return .none
    }
  }
}
