extension TwoFactorStep.Action: Codable {
  /// The action as it is encoded.
  private enum Coded: Codable {
    case begin
    case tick
    case codeChanged(String)
    case submit
    case verified(CodedResult<SignInSession, SignInError>)
    case resend
    case resent(CodedResult<SignInChallenge, SignInError>)
  }

  package func encode(to encoder: any Encoder) throws {
    let coded: Coded =
      switch self {
      case .begin: .begin
      case .tick: .tick
      case .codeChanged(let code): .codeChanged(code)
      case .submit: .submit
      case .verified(let answer): .verified(CodedResult(answer))
      case .resend: .resend
      case .resent(let answer): .resent(CodedResult(answer))
      }
    try coded.encode(to: encoder)
  }

  package init(from decoder: any Decoder) throws {
    self =
      switch try Coded(from: decoder) {
      case .begin: .begin
      case .tick: .tick
      case .codeChanged(let code): .codeChanged(code)
      case .submit: .submit
      case .verified(let answer): .verified(answer.result)
      case .resend: .resend
      case .resent(let answer): .resent(answer.result)
      }
  }
}
