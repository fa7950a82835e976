/// One line of a trace.
public struct TraceEntry: Hashable, Sendable {
  /// Its place among all lines of the trace, its header and all parts counted.
  public let index: Int
  /// How long after the recorder was made, by the store's clock.
  public let time: Duration
  /// What happened.
  public let event: TraceEvent
}
