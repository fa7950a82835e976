package import Store

/// The last step: the user is signed in until the session expires.
package struct SessionStep: Reducer {
  /// What a user who has signed in sees.
  package struct State: Codable, Hashable, Identifiable, Sendable {
    /// Which attempt at signing in this is.
    package let id: Int
    /// The user's name.
    package let name: String
    /// What the server has granted.
    package var session: SignInSession
    /// Where the request for a new session stands.
    package var progress: SignInProgress

    /// Makes a state.
    package init(
      id: Int,
      name: String,
      session: SignInSession,
      progress: SignInProgress = .idle
    ) {
      self.id = id
      self.name = name
      self.session = session
      self.progress = progress
    }
  }

  /// What can happen while the user is signed in.
  package enum Action: Hashable, Sendable {
    /// The session has begun.
    case begin
    /// The session is over.
    case expired
    /// The user wants to stay signed in for longer.
    case renew
    /// The latest request for a new session has been answered.
    case renewed(Result<SignInSession, SignInError>)
  }

  private enum CancelID {
    case expiry, request
  }

  private let client: SignInClient

  /// Makes the step.
  package init(client: SignInClient) {
    self.client = client
  }

  /// Runs one action.
  package func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .begin:
      return expiry(of: state.session)
    case .expired:
      return .none
    case .renew:
      state.progress = .requesting
      return .materialize(
        name: "renewal",
        { [client, session = state.session] () throws(SignInError) in
          try await client.renew(session)
        },
        as: Action.renewed
      )
      .switchToLatest(id: CancelID.request)
    case .renewed(.success(let session)):
      state.session = session
      state.progress = .idle
      return expiry(of: session)
    case .renewed(.failure(let error)):
      state.progress = .failed(error)
      return .none
    }
  }

  private func expiry(of session: SignInSession) -> Effect<Action> {
    .run(name: "expiry") { send in
      do { try await send.clock.sleep(for: session.lifetime) } catch { return }
      await send(.expired)
    }
    .switchToLatest(id: CancelID.expiry)
  }
}
