/// The time after an action in which further ones don't pass.
///
/// The decisions of a throttle, for one id: the first action passes and opens the window. What comes
/// before its end is dropped or, for the latest, held until then; the held one opens the next window
/// when it is delivered. So two that pass are never closer than the length of a window, and none
/// that came in one window is delivered after another one of the same window.
package struct ThrottleWindow<Held> {
  package enum Decision {
    /// The action passes, and has opened a window.
    case pass
    /// The action is too early, and not wanted.
    case drop
    /// The action sleeps so long; the one that did before is dropped.
    case hold(for: Duration, instead: Held?)
    /// First the held one has to go, then ask again: its time is up, though its timer didn't say so.
    case due(Held)
  }

  private(set) var end: Duration?
  private(set) var held: Held?

  package init() {}

  /// An action comes; at the very end of a window, the window is over.
  package mutating func offer(
    _ action: Held,
    at now: Duration,
    for duration: Duration,
    latest: Bool
  ) -> Decision {
    guard let end, now < end else {
      if let held { return .due(held) }
      end = now + duration
      return .pass
    }
    guard latest else { return .drop }
    defer { held = action }
    return .hold(for: end - now, instead: held)
  }

  /// The held action is delivered, and opens the next window.
  package mutating func reopen(at now: Duration, for duration: Duration) {
    held = nil
    end = now + duration
  }

  /// The held action is gone.
  package mutating func letGo() {
    held = nil
  }
}

extension ThrottleWindow: Sendable where Held: Sendable {}
extension ThrottleWindow.Decision: Sendable where Held: Sendable {}
extension ThrottleWindow.Decision: Equatable where Held: Equatable {}
