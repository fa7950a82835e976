internal import Effects

// How a test store moves: effects until they are parked, time until somebody has something to say.
extension TestEngine {
  /// Takes an action that has arrived, and reduces it.
  typealias Taker = (Arrival<Action>) -> Void

  /// Runs effects until all of them are parked; actions that arrive are taken on the way, if they
  /// are to be.
  ///
  /// An effect may wait for the caller's actor, or for the main actor: then these are visited once,
  /// for what is queued there to run first, as long as this makes effects go on.
  func settle(
    isolation: isolated (any Actor)? = #isolation,
    taking take: Taker? = nil
  ) async {
    run(taking: take)
    while hasUnknownWaits {
      if let isolation, !(isolation is MainActor) {
        await Task.detached { await Self.visit(isolation) }.value
      }
      await Task.detached { await Self.visit(MainActor.shared) }.value
      guard run(taking: take) else { return }
    }
  }

  private static func visit(_ actor: isolated any Actor) {}

  /// Up to when time has still to pass.
  var heldUntil: TestClock.Instant? { contents.withLock { $0.heldUntil } }

  /// Lets time pass until an action arrives; the rest of it is held until that has been received.
  ///
  /// Time that is held already passes first.
  func passTime(
    _ move: TestClock.Move,
    isolation: isolated (any Actor)? = #isolation,
    taking take: Taker? = nil
  ) async {
    contents.withLock { contents in
      let start = max(contents.heldUntil ?? clock.now, clock.now)
      switch move {
      case .by(let duration): contents.heldUntil = start.advanced(by: max(.zero, duration))
      case .to(let deadline): contents.heldUntil = max(start, deadline)
      }
    }
    await passHeldTime(taking: take)
  }

  func passHeldTime(
    isolation: isolated (any Actor)? = #isolation,
    taking take: Taker? = nil
  ) async {
    while let deadline = heldUntil {
      await settle(taking: take)
      guard !hasArrival else { return }
      if !wakeNext(until: deadline) { return dropHeldTime() }
    }
  }

  /// Wakes who is due next, all at once unless a schedule picks one who has a start.
  private func wakeNext(until deadline: TestClock.Instant) -> Bool {
    defer { schedule?.passed(.other) }
    let count = schedule == nil ? 0 : clock.dueCount(by: deadline)
    if let schedule, count > 1 {
      let index = schedule.pick(
        among: (0...count).map { ScheduleCandidate(.wake($0), owner: Int.min + $0) }
      )
      if index > 0 {
        clock.wakeOne(index - 1, until: deadline)
        schedule.note("the clock shows \(ShortText(clock.now.offset)), and wakes one of \(count)")
        return true
      }
    }
    let hasWoken = clock.wakeNext(until: deadline)
    if hasWoken { schedule?.note("the clock shows \(ShortText(clock.now.offset))") }
    return hasWoken
  }

  /// Lets held time pass if nobody would wake in it.
  func passIdleTime() {
    guard let deadline = heldUntil, !hasArrival else { return }
    if let next = clock.nextDeadline, next <= deadline { return }
    dropHeldTime()
  }

  private func dropHeldTime() {
    let deadline = contents.withLock { contents in
      let deadline = contents.heldUntil
      contents.heldUntil = nil
      return deadline
    }
    if let deadline { clock.move(to: deadline) }
  }

  /// Waits for something outside until the condition holds.
  ///
  /// Returns false when that can't come any
  /// more, or didn't within the time limit.
  func wait(
    upTo timeout: Duration,
    isolation: isolated (any Actor)? = #isolation,
    until condition: () -> Bool
  ) async -> Bool {
    await settle()
    if condition() { return true }
    guard hasUnknownWaits else { return false }
    let isOver = Locked(false)
    let timer = Task.detached { [wakeup] in
      try? await ContinuousClock().sleep(for: timeout)
      isOver.withLock { $0 = true }
      wakeup.signal()
    }
    defer { timer.cancel() }
    while !isOver.withLock({ $0 }) {
      let seen = wakeup.count
      run()
      if condition() { return true }
      guard hasUnknownWaits else { return false }
      await wakeup.wait(after: seen)
    }
    return false
  }

  /// Moves effects until a task of a send is over.
  ///
  /// Returns whether it is.
  func drive(_ task: StoreTask) async -> Bool {
    await passHeldTime()
    return await wait(upTo: .seconds(1)) { task.isOver }
  }

  /// Whether an effect runs that waits neither for the clock nor for a receive.
  private var hasUnknownWaits: Bool {
    contents.withLock { contents in
      if contents.running.isEmpty, contents.users.isEmpty { return false }
      return contents.running.values.contains { $0.senders.isEmpty && !$0.place.waitsForClock }
        || contents.users.contains { $0.senders.isEmpty && !$0.place.waitsForClock }
    }
  }
}
