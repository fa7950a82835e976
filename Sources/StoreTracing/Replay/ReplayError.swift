/// Why a trace can't be replayed.
public enum ReplayError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The trace has no such state.
  case noState
  /// A state can't be decoded.
  case undecodableState(reason: String)
  /// An action was recorded as text, or can't be decoded.
  case undecodableAction(step: Int, reason: String)

  /// What happened, for people.
  public var description: String {
    switch self {
    case .noState:
      "the trace holds no such state; without any action it holds none"
    case .undecodableState(let reason):
      "a state of the trace can't be decoded: \(reason)"
    case .undecodableAction(let step, let reason):
      "the action of step \(step) can't be decoded: \(reason)"
    }
  }
}
