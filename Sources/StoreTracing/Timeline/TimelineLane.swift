/// One effect on a timeline.
public struct TimelineLane: Hashable, Sendable {
  /// The number of the effect in the trace.
  public let number: Int
  /// Its name, or its id.
  public let title: String
  /// The action that started it, as text.
  public let action: String
  /// The file and the line at which it was made.
  public let place: String
  /// When it started.
  public let start: Duration
  /// When it ended; nothing if it was running still when the trace ended.
  public internal(set) var end: Duration?
  /// How it ended.
  public internal(set) var how: EffectEnd?
}
