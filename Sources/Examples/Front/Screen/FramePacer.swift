/// When the next picture is drawn, so that a store that changes all the time doesn't draw all the
/// time.
package struct FramePacer: Hashable, Sendable {
  /// The time between two pictures.
  package static let interval = Duration.milliseconds(33)

  private var isDue = false
  private var last: Duration?

  package init() {}

  /// Something has changed; returns in what time a picture is to be drawn, unless one is due anyway.
  package mutating func changed(at now: Duration) -> Duration? {
    guard !isDue else { return nil }
    isDue = true
    guard let last else { return .zero }
    return max(.zero, last + Self.interval - now)
  }

  /// A picture has been drawn.
  package mutating func drawn(at now: Duration) {
    isDue = false
    last = now
  }
}
