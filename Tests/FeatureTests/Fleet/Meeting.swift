import Foundation

/// Where so many threads wait for each other, and whoever comes later passes.
///
/// Waiting keeps the thread: nobody gets past who doesn't run at the same time as the others.
final class Meeting: Sendable {
  private let condition = NSCondition()
  // INVARIANT: read and written between `lock` and `unlock` of `condition`.
  nonisolated(unsafe) private var missing: Int

  init(of count: Int) { missing = count }

  func attend() {
    condition.lock()
    defer { condition.unlock() }
    missing -= 1
    if missing <= 0 { condition.broadcast() }
    while missing > 0 { condition.wait() }
  }
}
