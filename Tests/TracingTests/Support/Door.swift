import Foundation

/// A door that threads wait at until it is opened.
// INVARIANT: `isOpen` is used under the condition's lock.
final class Door: @unchecked Sendable {
  private let condition = NSCondition()
  private var isOpen = false

  func open() {
    condition.withLock {
      isOpen = true
      condition.broadcast()
    }
  }

  func wait() {
    condition.withLock {
      while !isOpen { condition.wait() }
    }
  }
}
