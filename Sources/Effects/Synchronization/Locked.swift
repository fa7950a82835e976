public import Synchronization

/// A value behind a lock.
///
/// The slow path of `Synchronization.Mutex` is not instrumented on Linux, so the thread sanitizer
/// doesn't see its hand-overs. The atomic states the same ordering where the sanitizer can see it;
/// it costs two plain moves on the usual processors.
@usableFromInline
package struct Locked<Value>: ~Copyable, Sendable {
  @usableFromInline let mutex: Mutex<Value>
  @usableFromInline let handOver: Atomic<Bool>

  @inlinable
  package init(_ value: consuming sending Value) {
    mutex = Mutex(value)
    handOver = Atomic(false)
  }

  /// Runs `body` with exclusive access.
  ///
  /// Nothing may be resumed or called back in there.
  @inlinable
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
