extension SessionStep.Action: Codable {
  /// The action as it is encoded.
  private enum Coded: Codable {
    case begin
    case expired
    case renew
    case renewed(CodedResult<SignInSession, SignInError>)
  }

  package func encode(to encoder: any Encoder) throws {
    let coded: Coded =
      switch self {
      case .begin: .begin
      case .expired: .expired
      case .renew: .renew
      case .renewed(let answer): .renewed(CodedResult(answer))
      }
    try coded.encode(to: encoder)
  }

  package init(from decoder: any Decoder) throws {
    self =
      switch try Coded(from: decoder) {
      case .begin: .begin
      case .expired: .expired
      case .renew: .renew
      case .renewed(let answer): .renewed(answer.result)
      }
  }
}
