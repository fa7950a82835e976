import Synchronization

/// A value behind a lock.
///
/// A `Mutex` with an acquiring load after locking and a releasing store before unlocking: the slow
/// path of `Mutex` is not instrumented on Linux, so that without this pair the thread sanitizer
/// reports races that are none. The body must be short and must not call anybody else's code.
package struct Guarded<Value>: ~Copyable, Sendable {
  private let fence = Atomic(false)
  private let mutex: Mutex<Value>

  /// Guards `value` from now on.
  package init(_ value: consuming sending Value) {
    mutex = Mutex(value)
  }

  /// Runs `body` with exclusive access to the value and returns what it returns.
  package func withLock<Answer>(_ body: (inout sending Value) -> sending Answer) -> sending Answer {
    mutex.withLock { value in
      _ = fence.load(ordering: .acquiring)
      defer { fence.store(true, ordering: .releasing) }
      return body(&value)
    }
  }
}
