import Dispatch

/// Holds back threads until it is opened; for the server's own threads only, never for tasks.
struct ThreadGate: Sendable {
  private let semaphore = DispatchSemaphore(value: 0)

  /// Lets everybody through, now and later.
  func open() {
    semaphore.signal()
  }

  /// Blocks the calling thread until the gate is open.
  func wait() {
    semaphore.wait()
    semaphore.signal()
  }
}
