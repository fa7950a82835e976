/// Who may use which file: one at a time, the others in the order in which they have come.
///
/// `DownloadDesk` holds this behind a lock; `Waiter` is a continuation there and a plain number in
/// tests.
package struct FileLine<Waiter> {
  private var waiting: [String: [Waiter]] = [:]

  /// Makes a line in which nobody stands.
  package init() {}

  /// Somebody wants a file; returns whether it may be used at once, else the waiter is kept.
  package mutating func enters(_ name: String, _ waiter: Waiter) -> Bool {
    guard waiting[name] == nil else {
      waiting[name]?.append(waiter)
      return false
    }
    waiting[name] = []
    return true
  }

  /// Somebody doesn't use a file any more; returns who may use it now.
  package mutating func leaves(_ name: String) -> Waiter? {
    guard waiting[name]?.isEmpty == false else {
      waiting[name] = nil
      return nil
    }
    return waiting[name]?.removeFirst()
  }
}
