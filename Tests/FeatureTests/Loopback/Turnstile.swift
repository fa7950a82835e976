import Foundation

/// Holds threads back until the test takes its next step; for the server's own threads only.
// INVARIANT: the variables are used under the condition's lock.
final class Turnstile: @unchecked Sendable {
  private let condition = NSCondition()
  private var steps = 0
  private var isOpen = false

  /// Blocks the calling thread until the next step, and not at all while it is open.
  func wait() {
    condition.withLock {
      let step = steps
      while !isOpen, steps == step { condition.wait() }
    }
  }

  /// Takes a step, which lets through who waits; whoever comes later waits for the next.
  func step() {
    condition.withLock {
      isOpen = false
      steps += 1
      condition.broadcast()
    }
  }

  /// Lets everybody through until the next step.
  func open() {
    condition.withLock {
      isOpen = true
      condition.broadcast()
    }
  }
}
