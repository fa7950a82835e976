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
    let owners = executor.owners
    if let index = indexOfFinished(owners) { return executor.runJob(at: index) }
    let heads = take == nil ? [] : arrivalHeads
    let candidates = owners + heads.map(\.owner)
    guard !candidates.isEmpty else { return false }
    let index = candidates.count == 1 ? 0 : schedule.pick(among: candidates)
    guard index < owners.count else {
      if let take, let arrival = takeArrival(at: heads[index - owners.count].index) {
        take(arrival)
      }
      return true
    }
    schedule.note(
      "\(schedule.name(of: owners[index])) runs"
        + (index == 0 ? "" : ", before \(schedule.name(of: owners[0]))")
    )
    return executor.runJob(at: index)
  }

  /// A job with none of the user's code in it affects nobody: it needs no choice.
  private func indexOfFinished(_ owners: [Int]) -> Int? {
    contents.withLock { contents in
      owners.firstIndex { contents.finishedOwners.contains($0) }
    }
  }

  // MARK: - Live-lock

  private func breakLiveLock(after steps: Int) {
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
