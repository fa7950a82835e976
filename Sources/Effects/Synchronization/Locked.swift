internal import Synchronization

/// A value behind a lock.
///
/// The slow path of `Synchronization.Mutex` is not instrumented on Linux, so the thread sanitizer
/// doesn't see its hand-overs. The atomic states the same ordering where the sanitizer can see it;
/// it costs two plain moves on the usual processors.
package struct Locked<Value>: ~Copyable, Sendable {
  private let mutex: Mutex<Value>
  private let handOver = Atomic<Bool>(false)

  package init(_ value: consuming sending Value) {
    mutex = Mutex(value)
  }

  /// Runs `body` with exclusive access.
  ///
  /// Nothing may be resumed or called back in there.
  package borrowing func withLock<Result, Failure: Error>(
    _ body: (inout sending Value) throws(Failure) -> sending Result
  ) throws(Failure) -> sending Result {
    try mutex.withLock { value throws(Failure) -> sending Result in
      _ = handOver.load(ordering: .acquiring)
      defer { handOver.store(true, ordering: .releasing) }
      return try body(&value)
    }
  }
}
