internal import Dispatch
internal import Foundation

/// Works elements off in order, one batch at a time, on a queue of its own.
///
/// A blocked sender waits for that queue, which needs no thread of the concurrency runtime: it gets
/// its turn however many of those are blocked.
///
// INVARIANT: `inbox` is used under the condition's lock; everything else is immutable.
final class BoundedLane<Element: Sendable>: @unchecked Sendable {
  private let condition = NSCondition()
  private var inbox: BoundedInbox<Element>
  private let queue: DispatchQueue
  private let work: @Sendable (_ elements: [Element], _ dropped: Int) -> Void

  init(
    name: String,
    capacity: Int,
    work: @escaping @Sendable (_ elements: [Element], _ dropped: Int) -> Void
  ) {
    inbox = BoundedInbox(capacity: capacity)
    queue = DispatchQueue(label: name, qos: .utility)
    self.work = work
  }

  /// Appends an element as soon as there is room.
  func waitAndAppend(_ element: Element) {
    let offer = condition.withLock {
      var offer = inbox.offer(element)
      while offer == .full {
        condition.wait()
        offer = inbox.offer(element)
      }
      return offer
    }
    if offer == .begin { begin() }
  }

  /// Appends an element if there is room; otherwise it is counted and gone.
  func appendOrDrop(_ element: Element) {
    let offer = condition.withLock {
      let offer = inbox.offer(element)
      if offer == .full { inbox.drop() }
      return offer
    }
    if offer == .begin { begin() }
  }

  /// Returns when everything that was appended has been worked off.
  func waitUntilIdle() {
    condition.withLock {
      while !inbox.isIdle { condition.wait() }
    }
  }

  private func begin() {
    queue.async {
      while let batch = self.take() { self.work(batch.elements, batch.dropped) }
    }
  }

  private func take() -> (elements: [Element], dropped: Int)? {
    condition.withLock {
      let batch = inbox.take()
      condition.broadcast()
      return batch
    }
  }
}
