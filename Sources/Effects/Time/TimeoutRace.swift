/// The host of one `withTimeout`: starts work and timer, and wakes the caller once.
///
/// All decisions are `TimeoutMachine`'s; this class asks it under the lock and acts after
/// unlocking.
final class TimeoutRace<Value: Sendable, Failure: Error>: Sendable {
  typealias Work = @concurrent @Sendable () async throws(Failure) -> Value
  typealias Machine = TimeoutMachine<
    Result<Value, Failure>, Task<Void, Never>, UnsafeContinuation<Void, Never>
  >

  private let machine = Locked(Machine())
  private let work: Work
  private let sleep: @concurrent @Sendable () async -> Void

  /// Prepares a race that starts when its caller comes to wait.
  init(work: @escaping Work, sleep: @escaping @concurrent @Sendable () async -> Void) {
    self.work = work
    self.sleep = sleep
  }

  /// Runs the race and returns the outcome of work, or nil if time or the caller ended it.
  func run() async -> Result<Value, Failure>? {
    await withTaskCancellationHandler {
      let executor = callersExecutor()
      await withUnsafeContinuation { waiter in
        act(on: machine.withLock { $0.callerWaits(waiter) }, executor: executor)
      }
    } onCancel: {
      act(on: machine.withLock { $0.callerCancelled() }, executor: nil)
    }
    let (outcome, losers) = machine.withLock { $0.callerLooks() }
    for loser in losers { loser.cancel() }
    return outcome
  }

  private func act(on decision: Machine.Decision, executor: (any TaskExecutor)?) {
    switch decision {
    case .nothing:
      break
    case .start:
      let runners = start(on: executor)
      act(on: machine.withLock { $0.started(runners) }, executor: executor)
    case .wake(let waiter):
      waiter.resume()
    case .cancel(let runners):
      for runner in runners { runner.cancel() }
    case .abandon(let runners, let waiter):
      for runner in runners { runner.cancel() }
      waiter.resume()
    }
  }

  /// Starts work before the timer, so that a first-in-first-out executor serves it first.
  private func start(on executor: (any TaskExecutor)?) -> [Task<Void, Never>] {
    let worker = Task(executorPreference: executor) { [self] in
      let outcome: Result<Value, Failure>
      do throws(Failure) {
        outcome = .success(try await work())
      } catch {
        outcome = .failure(error)
      }
      act(on: machine.withLock { $0.workEnded(outcome) }, executor: nil)
    }
    let timer = Task(executorPreference: executor) { [self] in
      await sleep()
      act(on: machine.withLock { $0.timeElapsed() }, executor: nil)
    }
    return [worker, timer]
  }
}
