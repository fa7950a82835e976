/// When a recorder writes down what it has seen.
public struct TraceBuffering: Hashable, Sendable {
  /// Before the store goes on: a crash loses nothing but what was happening at that moment.
  public static let none = TraceBuffering(capacity: nil)

  /// On a queue of the recorder, in order.
  ///
  /// The store goes on at once, unless so many events wait already: then it waits for the recorder. A
  /// crash loses the ones that wait; each holds the states before and after it.
  ///
  /// - Parameter events: how many may wait, at least 1.
  /// - Returns: the buffering.
  public static func events(atMost events: Int) -> TraceBuffering {
    TraceBuffering(capacity: max(events, 1))
  }

  let capacity: Int?
}
