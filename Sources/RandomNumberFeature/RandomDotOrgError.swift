/// Why there is no random number.
///
/// Every value can be compared, stored and shown; texts that came from a server are short and free
/// of control characters.
public enum RandomDotOrgError: Error, Hashable, Sendable, Codable {
  /// A bound lies beyond ±1 000 000 000; nothing was asked.
  case invalidRange
  /// The service says that this address has used its random bits for today.
  case quotaExhausted
  /// The service refused the request, for the reason it gave.
  case rejected(message: String)
  /// The service is there but does not work at the moment (status 503).
  case unavailable
  /// The answer has an HTTP status that the service does not document.
  case http(status: Int)
  /// The answer is no number within the range; `body` shows how it begins.
  case malformed(body: String)
  /// No answer came: the connection failed, for the reason given, or the call was cancelled.
  case unreachable(reason: String)
  /// No answer came in time.
  case timedOut
}

extension RandomDotOrgError: CustomStringConvertible {
  /// One sentence for the user.
  public var description: String {
    switch self {
    case .invalidRange:
      "The bounds must lie between -1000000000 and 1000000000."
    case .quotaExhausted:
      "The quota of random bits is used up for today; it grows again at midnight UTC."
    case .rejected(let message):
      message.isEmpty
        ? "The request was rejected." : "The request was rejected: \(Self.sentence(message))"
    case .unavailable:
      "The service is not available at the moment."
    case .http(let status):
      "The server answered with the unexpected HTTP status \(status)."
    case .malformed(let body):
      body.isEmpty
        ? "The server's answer is empty." : "The server's answer is not a valid number: “\(body)”."
    case .unreachable(let reason):
      reason.isEmpty
        ? "The server could not be reached."
        : "The server could not be reached: \(Self.sentence(reason))"
    case .timedOut:
      "The server did not answer in time."
    }
  }

  private static func sentence(_ text: String) -> String {
    text.hasSuffix(".") ? text : text + "."
  }
}

extension RandomDotOrgError {
  /// What a cancelled caller gets; its own case would be one that no reducer ever sees.
  package static let cancelled = Self.unreachable(reason: "the call was cancelled")
}
