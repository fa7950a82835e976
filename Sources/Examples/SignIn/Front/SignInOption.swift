/// The options of the example: what its server does.
package enum SignInOption: String, CommandLineOption {
  case delay = "--delay"
  case lifetime = "--lifetime"
  case resend = "--resend"
  case failEvery = "--fail-every"

  package var placeholder: String? {
    switch self {
    case .delay, .lifetime: "<time>"
    case .resend: "<s>"
    case .failEvery: "<n>"
    }
  }

  package var summary: [String] {
    let rules = SignInService.Rules()
    return switch self {
    case .delay: ["let every answer take that long, such as 500ms"]
    case .lifetime: ["how long a session lasts; default \(DurationText.text(rules.lifetime))"]
    case .resend:
      ["after how many seconds another code can be sent; default \(rules.resendDelay)"]
    case .failEvery: ["let every <n>th request fail"]
    }
  }
}
