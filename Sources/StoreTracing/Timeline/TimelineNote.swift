/// Something that a store ignored, on a timeline.
public struct TimelineNote: Hashable, Sendable {
  /// When it was ignored.
  public let time: Duration
  /// What happened.
  public let text: String
}
