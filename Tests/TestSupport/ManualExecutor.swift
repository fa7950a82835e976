import Effects

/// An executor that runs its jobs when the test says so, first in, first out.
package final class ManualExecutor: TaskExecutor {
  private struct Queue {
    var jobs: [UnownedJob] = []
    var isInline = false
  }

  package init() {}

  private let queue = Locked(Queue())

  /// Whether jobs run as soon as they come, on the thread that brings them.
  package var isInline: Bool {
    get { queue.withLock { $0.isInline } }
    set { queue.withLock { $0.isInline = newValue } }
  }

  package func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let isInline = queue.withLock { queue in
      if !queue.isInline { queue.jobs.append(job) }
      return queue.isInline
    }
    if isInline { job.runSynchronously(on: asUnownedTaskExecutor()) }
  }

  /// Runs jobs until every task of this executor is suspended or over, or until `limit` have run.
  package func drain(jobs limit: Int = .max) {
    var count = 0
    while count < limit, let job = next() {
      job.runSynchronously(on: asUnownedTaskExecutor())
      count += 1
    }
  }

  /// Runs jobs until there is none, or until `limit` have run.
  ///
  /// `pick` is told how many wait, and says which one is next.
  package func drain(jobs limit: Int = .max, picking pick: (Int) -> Int) {
    var count = 0
    while count < limit, case let waiting = jobCount, waiting > 0 {
      next(pick(waiting))?.runSynchronously(on: asUnownedTaskExecutor())
      count += 1
    }
  }

  /// How many jobs wait.
  package var jobCount: Int { queue.withLock { $0.jobs.count } }

  private func next(_ index: Int = 0) -> UnownedJob? {
    queue.withLock { index < $0.jobs.count ? $0.jobs.remove(at: index) : nil }
  }
}
