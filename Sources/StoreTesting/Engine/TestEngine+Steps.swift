internal import Store

// What goes on next: one job of an effect, or one action that has arrived.
extension TestEngine {
  /// Runs jobs until there is none; with `take`, actions that arrive are taken on the way.
  ///
  /// By default the jobs go first, in the order in which they came; a schedule picks one or the
  /// other. Returns whether there was anything to do.
  @discardableResult
  func run(taking take: Taker? = nil) -> Bool {
    var steps = 0
    passReductionsOfTest()
    while runNext(taking: take) {
      steps += 1
      guard steps < mostSteps else {
        breakLiveLock(after: steps)
        break
      }
    }
    return steps > 0
  }

  private func runNext(taking take: Taker?) -> Bool {
    guard let schedule else {
      if executor.runJob() { return true }
      guard let take, let arrival = popArrival() else { return false }
      take(arrival)
      return true
    }
    let jobs = executor.waiting
    if let index = indexWithoutChoice(jobs) {
      schedule.noteStep(of: jobs[index].owner)
      return executor.runJob(at: index)
    }
    let arrivals = take == nil ? [] : arrivalCandidates
    let candidates =
      jobs.map { ScheduleCandidate(.job($0.id), owner: $0.owner) } + arrivals.map(\.candidate)
    guard !candidates.isEmpty else { return false }
    let index = schedule.pick(among: candidates)
    if index >= jobs.count, let job = jobs.first {
      let action = waitingArrivals[arrivals[index - jobs.count].index].action
      schedule.note("\(ShortText(action)) comes before \(schedule.name(of: job.owner))")
    }
    let before = contents.withLock { $0.marks }
    guard index < jobs.count else {
      if let take, let arrival = takeArrival(at: arrivals[index - jobs.count].index) {
        take(arrival)
      }
      let after = contents.withLock { contents in
        contents.picked = contents.marks.reductions
        return contents.marks
      }
      schedule.passed(.reduction(Self.reach(from: before, to: after)))
      return true
    }
    let job = jobs[index]
    schedule.noteStep(of: job.owner, before: index == 0 ? nil : jobs[0].owner)
    executor.runJob(at: index)
    let after = contents.withLock { $0.marks }
    schedule.passed(.work(meetsStrategy: after.ends != before.ends))
    return true
  }

  private static func reach(from before: Marks, to after: Marks) -> ScheduleStep.Reach {
    if after.stops != before.stops { return .cancels }
    return after.registrations != before.registrations || after.ends != before.ends
      ? .effects : .state
  }

  /// The test has reduced something itself: that is a step too, whose reach nobody looked at.
  func passReductionsOfTest() {
    let isPicked = contents.withLock { contents in
      defer { contents.picked = contents.marks.reductions }
      return contents.picked == contents.marks.reductions
    }
    if !isPicked { schedule?.passed(.other) }
  }

  /// A job that touches nothing that others touch needs no choice: what is left of an effect that
  /// has answered, and a user, who only sends and sleeps.
  private func indexWithoutChoice(_ jobs: [DrainingExecutor.Item]) -> Int? {
    let finished = contents.withLock { $0.finishedOwners }
    return jobs.firstIndex { job in
      job.isOwn && (finished.contains(job.owner) || schedule?.isUser(job.owner) == true)
    }
  }

  // MARK: - Live-lock

  /// Cancels everything, and remembers what went on without end.
  func breakLiveLock(after steps: Int) {
    let now = clock.now
    let busy = runningEffects.filter { $0.senders.isEmpty && !$0.place.waitsForClock }
    let lines = busy.prefix(10).map { "  \(EffectAccount($0, now: now, isBusy: true))" }
    let waiting = waitingArrivals.prefix(3).map { "  \(ShortText($0.action)) waits to be reduced" }
    cancelAll()
    var rest = mostSteps
    while rest > 0, executor.runJob() { rest -= 1 }
    if rest == 0 { executor.abandon() }
    contents.withLock { contents in
      contents.liveLock = """
        Live-lock: effects and actions went on for \(steps) steps without waiting for the clock, \
        for a receive or for something outside.
        \((lines + waiting).joined(separator: "\n"))
        Let the effect wait, or end; all effects have been cancelled.
        """
    }
  }

  /// What went on without end since the last call.
  func takeLiveLock() -> String? {
    contents.withLock { contents in
      defer { contents.liveLock = nil }
      return contents.liveLock
    }
  }
}
