package import RandomNumberFeature

extension RandomDotOrgError {
  /// How the program ends when this was the last failure.
  package var exitCode: ExitCode {
    switch self {
    case .invalidRange: .usage
    case .malformed: .malformedAnswer
    case .unavailable, .unreachable, .http: .unavailable
    case .rejected: .rejected
    case .quotaExhausted, .timedOut: .tryLater
    }
  }

  /// The name of the case, for programs that read the output.
  package var name: String {
    switch self {
    case .invalidRange: "invalidRange"
    case .quotaExhausted: "quotaExhausted"
    case .rejected: "rejected"
    case .unavailable: "unavailable"
    case .http: "http"
    case .malformed: "malformed"
    case .unreachable: "unreachable"
    case .timedOut: "timedOut"
    }
  }
}
