internal import Effects

/// Keeps the jobs of a test store's effects until the store runs them, on the thread that drains it.
///
/// Between two drains nothing moves, so that the test store knows when all effects are parked.
final class DrainingExecutor: TaskExecutor {
  struct Item {
    let job: UnownedJob
    /// Whose it is, under a schedule: the same number throughout a run.
    let owner: Int
    /// A number of its own, under a schedule.
    let id: Int
    /// Whether it is the owner's own code, not that of an actor.
    let isOwn: Bool
  }

  private struct Contents {
    var jobs = ActionQueue<Item>()
    /// The owner of the job that runs, and that of the job that came last.
    var running = 0
    var last = 0
    var isReleased = false
    var isAbandoned = false
  }

  private let contents = Locked(Contents())
  private let schedule: ScheduleRun?
  let wakeup: Wakeup

  init(wakeup: Wakeup, schedule: ScheduleRun?) {
    self.wakeup = wakeup
    self.schedule = schedule
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    // A job without a task of its own, that of a yield, belongs to whom it was made by.
    let running = contents.withLock { $0.running }
    let owner = schedule?.owner(of: job, madeBy: running) ?? (number: running, hasTask: false)
    let id = schedule?.makeID() ?? 0
    let isReleased = contents.withLock { contents in
      guard !contents.isAbandoned else { return false }
      contents.last = owner.number
      contents.jobs.append(Item(job: job, owner: owner.number, id: id, isOwn: owner.hasTask))
      return contents.isReleased
    }
    if isReleased { drainElsewhere() } else { wakeup.signal() }
  }

  /// Whose the job is that came last.
  var lastOwner: Int { contents.withLock { $0.last } }

  /// The jobs, in the order in which they came.
  var waiting: [Item] { contents.withLock { $0.jobs.waiting } }

  /// Runs one job: by default the one that came first.
  ///
  /// Returns false when there is none.
  @discardableResult
  func runJob(at index: Int = 0) -> Bool {
    let item = contents.withLock { contents in
      let item = contents.jobs.remove(at: index)
      if let item { contents.running = item.owner }
      return item
    }
    guard let item else { return false }
    item.job.runSynchronously(on: asUnownedTaskExecutor())
    return true
  }

  /// Nobody drains any more: from now on jobs run by themselves, so that cancelled tasks can end.
  func release() {
    let isIdle = contents.withLock { contents in
      contents.isReleased = true
      return contents.jobs.isEmpty
    }
    if !isIdle { drainElsewhere() }
  }

  /// Drops all jobs, now and later: their tasks go on for ever, and never rest.
  func abandon() {
    contents.withLock { contents in
      contents.isAbandoned = true
      while contents.jobs.popFirst() != nil {}
    }
  }

  private func drainElsewhere() {
    Task.detached { while self.runJob() {} }
  }
}
