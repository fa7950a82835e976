import Store

/// Tells what has happened in the flow, on one line; secrets are no part of it.
package enum SignInReport {
  package static func text(_ transition: Transition<SignIn.State, SignIn.Action>) -> String {
    let what = text(transition.action)
    let (old, new) = (place(transition.old), place(transition.new))
    return old == new ? "\(what): \(new)" : "\(what): \(old) -> \(new)"
  }

  /// What has gone wrong, for people.
  package static func text(_ error: SignInError) -> String {
    switch error {
    case .wrongCredentials: "name or password is wrong"
    case .wrongCode: "the code is wrong"
    case .unreachable: "the server does not answer"
    case .sessionExpired: "the session is over"
    }
  }

  private static func text(_ action: SignIn.Action) -> String {
    switch action {
    case .credentials(.nameChanged(let name)): "name '\(name)'"
    case .credentials(.passwordChanged(let password)): "password \(password)"
    case .credentials(.submit), .twoFactor(.submit): "submit"
    case .credentials(.answered(let answer)): "answer \(result(answer))"
    case .twoFactor(.begin): "code sent"
    case .twoFactor(.tick): "tick"
    case .twoFactor(.codeChanged(let code)): "code " + (code.isEmpty ? "(empty)" : "(secret)")
    case .twoFactor(.verified(let answer)): "answer \(result(answer))"
    case .twoFactor(.resend): "resend"
    case .twoFactor(.resent(let answer)): "resent \(result(answer))"
    case .signedIn(.begin): "session begun"
    case .signedIn(.expired): "session expired"
    case .signedIn(.renew): "renew"
    case .signedIn(.renewed(let answer)): "renewed \(result(answer))"
    case .cancel: "cancel"
    case .back: "back"
    case .signOut: "sign out"
    }
  }

  private static func result<Success>(_ result: Result<Success, SignInError>) -> String {
    switch result {
    case .success: "yes"
    case .failure(let error): "no, \(text(error))"
    }
  }

  private static func place(_ state: SignIn.State) -> String {
    switch state {
    case .credentials(let step): "form \(step.id)" + text(step.progress)
    case .twoFactor(let step):
      "code \(step.challenge.id)" + (step.resendIn > 0 ? ", resend in \(step.resendIn)s" : "")
        + text(step.progress)
    case .signedIn(let step): "signed in as '\(step.name)'" + text(step.progress)
    }
  }

  private static func text(_ progress: SignInProgress) -> String {
    switch progress {
    case .idle: ""
    case .requesting: ", requesting"
    case .failed(let error): ", failed: \(text(error))"
    }
  }
}
