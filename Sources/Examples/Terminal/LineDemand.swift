/// Who waits for the next line, and whether there will be one.
///
/// A value that decides; `LineInput` holds it behind a lock and acts. Tests use plain numbers for
/// `Waiter`.
package struct LineDemand<Waiter> {
  /// What the host does next, after unlocking.
  package enum Decision {
    /// Have a line read.
    case read
    /// There is none any more.
    case refuse(Waiter)
  }

  private enum Phase {
    case idle
    case waiting(Waiter)
    case over
  }

  private var phase = Phase.idle

  package init() {}

  /// Somebody, one at a time, wants the next line.
  package mutating func asks(_ waiter: Waiter) -> Decision {
    guard case .idle = phase else { return .refuse(waiter) }
    phase = .waiting(waiter)
    return .read
  }

  /// A line was read; returns who gets it, if somebody still waits.
  package mutating func arrives() -> Waiter? {
    guard case .waiting(let waiter) = phase else { return nil }
    phase = .idle
    return waiter
  }

  /// The input is at its end, or nobody wants it any more; returns whom to send away.
  package mutating func ends() -> Waiter? {
    defer { phase = .over }
    guard case .waiting(let waiter) = phase else { return nil }
    return waiter
  }
}
