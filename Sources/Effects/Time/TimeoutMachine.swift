/// The race of `withTimeout`: who ended it, what came out and who must be told.
///
/// A value that decides; `TimeoutRace` holds it behind a lock and acts. `Runner` is the handle of a
/// started task and `Waiter` the caller's continuation; tests use plain numbers for both.
package struct TimeoutMachine<Outcome, Runner, Waiter> {
  /// What the host does next, after unlocking.
  package enum Decision {
    case nothing
    /// Start work and timer, then report them with `started(_:)`.
    case start
    case wake(Waiter)
    case cancel([Runner])
    /// Cancel the runners, then wake the caller.
    case abandon([Runner], Waiter)
  }

  private enum Phase {
    /// The caller has not come to wait yet.
    case idle
    /// The caller was cancelled before it came to wait.
    case refused
    case waiting(Waiter)
    /// The caller has been woken and has not looked yet; an outcome may still come in time.
    case woken(Outcome?, isCancelled: Bool)
    /// The caller has looked; whatever comes now is too late.
    case over
  }

  package init() {}

  private var phase = Phase.idle
  private var runners: [Runner] = []

  /// The caller waits; it starts the runners unless it was cancelled before.
  package mutating func callerWaits(_ waiter: Waiter) -> Decision {
    guard case .refused = phase else {
      phase = .waiting(waiter)
      return .start
    }
    phase = .woken(nil, isCancelled: true)
    return .wake(waiter)
  }

  /// The runners exist; if the caller was cancelled meanwhile they are cancelled at once.
  package mutating func started(_ runners: [Runner]) -> Decision {
    self.runners = runners
    guard case .woken(_, isCancelled: true) = phase else { return .nothing }
    return .cancel(runners)
  }

  /// Work ended with `outcome`; it counts until the caller has looked.
  package mutating func workEnded(_ outcome: Outcome) -> Decision {
    switch phase {
    case .waiting(let waiter):
      phase = .woken(outcome, isCancelled: false)
      return .wake(waiter)
    case .woken(nil, let isCancelled):
      phase = .woken(outcome, isCancelled: isCancelled)
      return .nothing
    case .idle, .refused, .woken, .over:
      return .nothing
    }
  }

  /// The limit has passed; work is left alone until the caller has looked, so that a tie is its.
  package mutating func timeElapsed() -> Decision {
    guard case .waiting(let waiter) = phase else { return .nothing }
    phase = .woken(nil, isCancelled: false)
    return .wake(waiter)
  }

  /// The calling task was cancelled, perhaps before it came to wait.
  package mutating func callerCancelled() -> Decision {
    switch phase {
    case .idle:
      phase = .refused
      return .nothing
    case .waiting(let waiter):
      phase = .woken(nil, isCancelled: true)
      return .abandon(runners, waiter)
    case .woken(let outcome, _):
      phase = .woken(outcome, isCancelled: true)
      return .cancel(runners)
    case .refused, .over:
      return .nothing
    }
  }

  /// The caller is awake and takes what is there, and the runners it must cancel.
  package mutating func callerLooks() -> (outcome: Outcome?, losers: [Runner]) {
    defer {
      phase = .over
      runners = []
    }
    guard case .woken(let outcome, _) = phase else { return (nil, runners) }
    return (outcome, runners)
  }
}
