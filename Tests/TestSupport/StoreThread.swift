import Foundation

/// An actor on a thread of its own, with a stack of 512 KiB.
package actor StoreThread {
  package nonisolated let executor = ThreadExecutor()
  package nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }

  package init() {}

  deinit {
    executor.stop()
  }

  package func run<Result: Sendable>(
    _ body: @Sendable (isolated StoreThread) async throws -> Result
  ) async rethrows -> Result {
    try await body(self)
  }
}

/// Runs jobs one after the other on one small thread.
// INVARIANT: the variables are used under the condition's lock.
package final class ThreadExecutor: SerialExecutor, @unchecked Sendable {
  private let condition = NSCondition()
  private var jobs: [UnownedJob] = []
  private var isStopped = false

  package init() {
    let thread = Thread { self.loop() }
    thread.stackSize = 512 * 1024
    thread.start()
  }

  package func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    condition.withLock {
      jobs.append(job)
      condition.broadcast()
    }
  }

  /// Whether the caller is on the thread of such an executor.
  package static var isCurrent: Bool { Thread.current.threadDictionary["StoreThread"] != nil }

  /// Blocks a running job until so many others wait behind it.
  package func waitUntilQueued(_ count: Int) {
    condition.withLock {
      while jobs.count < count { condition.wait() }
    }
  }

  package func stop() {
    condition.withLock {
      isStopped = true
      condition.broadcast()
    }
  }

  private func loop() {
    Thread.current.threadDictionary["StoreThread"] = true
    while let job = next() { job.runSynchronously(on: asUnownedSerialExecutor()) }
  }

  private func next() -> UnownedJob? {
    condition.withLock {
      while jobs.isEmpty, !isStopped { condition.wait() }
      return jobs.isEmpty ? nil : jobs.removeFirst()
    }
  }
}
