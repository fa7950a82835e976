package import Store

/// The second step: a code that the server has sent, and can send again after a while.
package struct TwoFactorStep: Reducer {
  /// What can happen in the second step.
  package enum Action: Hashable, Sendable {
    /// The step has come up.
    case begin
    /// Another second has passed.
    case tick
    /// The user types a code.
    case codeChanged(String)
    /// The user wants the code checked.
    case submit
    /// The latest check has been answered.
    case verified(Result<SignInSession, SignInError>)
    /// The user wants another code.
    case resend
    /// The latest wish for another code has been answered.
    case resent(Result<SignInChallenge, SignInError>)
  }

  private enum CancelID {
    case countdown, request, resend
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
      return countdown(of: state.resendIn)
    case .tick:
      state.resendIn -= 1
      return .none
    case .codeChanged(let code):
      state.code = code
      state.progress = .idle
      return .cancel(id: CancelID.request)
    case .submit:
      return verify(&state)
    case .verified(.success):
      state.progress = .idle
      return .none
    case .verified(.failure(let error)):
      state.progress = .failed(error)
      if error == .wrongCode { state.code = "" }
      return .none
    case .resend:
      return resend(&state)
    case .resent(.success(let challenge)):
      state.challenge = challenge
      state.resendIn = challenge.resendDelay
      return .merge(withdrawCode(&state), countdown(of: state.resendIn))
    case .resent(.failure(let error)):
      state.progress = .failed(error)
      return .none
    }
  }

  private func verify(_ state: inout State) -> Effect<Action> {
    guard !state.code.isEmpty else { return .none }
    state.progress = .requesting
    return .materialize(
      name: "verification",
      { [client, challenge = state.challenge, code = state.code] () throws(SignInError) in
        try await client.verify(challenge, code)
      },
      as: Action.verified
    )
    .switchToLatest(id: CancelID.request)
  }

  private func resend(_ state: inout State) -> Effect<Action> {
    guard state.resendIn == 0 else { return .none }
    let withdrawal = withdrawCode(&state)
    let request = Effect.materialize(
      name: "resend",
      { [client, challenge = state.challenge] () throws(SignInError) in
        try await client.resend(challenge)
      },
      as: Action.resent
    )
    return .merge(withdrawal, request.switchToLatest(id: CancelID.resend))
  }

  /// Another code replaces the old one: its check is given up.
  private func withdrawCode(_ state: inout State) -> Effect<Action> {
    state.code = ""
    state.progress = .idle
    return .cancel(id: CancelID.request)
  }

  private func countdown(of seconds: Int) -> Effect<Action> {
    .run(name: "countdown") { send in
      for _ in 0..<max(0, seconds) {
        do { try await send.clock.sleep(for: .seconds(1)) } catch { return }
        await send(.tick)
      }
    }
    .switchToLatest(id: CancelID.countdown)
  }
}
