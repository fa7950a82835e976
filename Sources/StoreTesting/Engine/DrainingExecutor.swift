internal import Effects

/// Runs the tasks of a test store's effects on the thread that drains it, one job after the other.
///
/// Between two drains nothing moves, so that the test store knows when all effects are parked.
final class DrainingExecutor: TaskExecutor {
  private struct Contents {
    var jobs = ActionQueue<UnownedJob>()
    var isReleased = false
  }

  private let contents = Locked(Contents())
  let wakeup: Wakeup

  init(wakeup: Wakeup) {
    self.wakeup = wakeup
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let isReleased = contents.withLock { contents in
      contents.jobs.append(job)
      return contents.isReleased
    }
    if isReleased { drainElsewhere() } else { wakeup.signal() }
  }

  /// Runs jobs, those that they make included, until there is none.
  ///
  /// Returns whether there was one.
  @discardableResult
  func drain() -> Bool {
    var hasRun = false
    while let job = contents.withLock({ $0.jobs.popFirst() }) {
      job.runSynchronously(on: asUnownedTaskExecutor())
      hasRun = true
    }
    return hasRun
  }

  /// Nobody drains any more: from now on jobs run by themselves, so that cancelled tasks can end.
  func release() {
    contents.withLock { $0.isReleased = true }
    drainElsewhere()
  }

  private func drainElsewhere() {
    Task.detached { self.drain() }
  }
}
