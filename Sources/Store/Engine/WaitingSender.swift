/// An effect that waits until its action has been reduced, because the store is busy.
///
/// An object: a `CheckedContinuation` is of a size that only the run time knows, and so would be all that
/// holds one.
@usableFromInline
final class WaitingSender {
  private let continuation: CheckedContinuation<Void, Never>

  init(_ continuation: CheckedContinuation<Void, Never>) {
    self.continuation = continuation
  }

  /// Its action has been reduced or dropped: called exactly once.
  @usableFromInline
  func resume() {
    continuation.resume()
  }
}
