/// A lap: the time between two presses of the button.
package struct StopwatchLap: Codable, Hashable, Identifiable, Sendable {
  /// Its number, from 1.
  package let id: Int
  /// How long it took.
  package let duration: Duration

  /// Makes a lap.
  package init(id: Int, duration: Duration) {
    self.id = id
    self.duration = duration
  }
}
