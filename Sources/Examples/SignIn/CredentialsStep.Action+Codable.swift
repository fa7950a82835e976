extension CredentialsStep.Action: Codable {
  /// The action as it is encoded.
  private enum Coded: Codable {
    case nameChanged(String)
    case passwordChanged(Secret)
    case submit
    case answered(CodedResult<SignInChallenge, SignInError>)
  }

  package func encode(to encoder: any Encoder) throws {
    let coded: Coded =
      switch self {
      case .nameChanged(let name): .nameChanged(name)
      case .passwordChanged(let password): .passwordChanged(password)
      case .submit: .submit
      case .answered(let answer): .answered(CodedResult(answer))
      }
    try coded.encode(to: encoder)
  }

  package init(from decoder: any Decoder) throws {
    self =
      switch try Coded(from: decoder) {
      case .nameChanged(let name): .nameChanged(name)
      case .passwordChanged(let password): .passwordChanged(password)
      case .submit: .submit
      case .answered(let answer): .answered(answer.result)
      }
  }
}
