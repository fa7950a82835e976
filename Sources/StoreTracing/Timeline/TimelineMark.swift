/// One action on a timeline.
public struct TimelineMark: Hashable, Sendable {
  /// The number of the action.
  public let step: Int
  /// When it was reduced.
  public let time: Duration
  /// The action on one line.
  public let label: String
  /// The lane of the effect that sent it, if it has one.
  public let lane: Int?
  /// Whether an effect sent it.
  public let isFromEffect: Bool
}
