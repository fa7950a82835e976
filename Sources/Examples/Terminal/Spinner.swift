/// Shows that something is under way, and for how long.
package struct Spinner: Hashable, Sendable {
  /// How long one frame is shown.
  package static let interval = Duration.milliseconds(100)

  private static let frames = ["|", "/", "-", "\\"]
  private let hasColour: Bool

  package init(hasColour: Bool) {
    self.hasColour = hasColour
  }

  /// The text after some time; its width stays the same for hours.
  package func text(after elapsed: Duration) -> String {
    let tenths = max(0, Int(elapsed / Self.interval))
    let frame = Self.frames[tenths % Self.frames.count]
    let time = "\(tenths / 10).\(tenths % 10)"
    let padding = String(repeating: " ", count: max(0, 5 - time.count))
    return (hasColour ? "\u{1B}[36m\(frame)\u{1B}[0m" : frame) + " loading \(padding)\(time) s"
  }
}
