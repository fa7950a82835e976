/// The first step of a replay whose state is not the recorded one.
public struct ReplayDivergence: Hashable, Sendable, CustomStringConvertible {
  /// The step.
  public let step: Int
  /// Its action on one line.
  public let action: String
  /// What the recording has, and what the replay has instead.
  public let difference: String
  /// The recorded state.
  public let recorded: TracePayload
  /// The state of the replay.
  public let replayed: TracePayload

  /// The step, its action and the difference, on several lines.
  public var description: String {
    let lines = difference.split(separator: "\n", omittingEmptySubsequences: false)
    return """
      The replay leaves the recording at step \(step), \(action); recorded → replayed:
      \(lines.map { "  \($0)" }.joined(separator: "\n"))
      """
  }
}
