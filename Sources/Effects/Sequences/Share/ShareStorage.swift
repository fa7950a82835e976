/// The host of one `share()`: runs the source, and resumes its consumers.
///
/// Continuations are checked ones: when an unsafe one is resumed before its task has suspended, the
/// thread sanitizer does not see the order that the runtime keeps.
///
/// All decisions are `ShareMachine`'s; this class asks it under the lock and acts after unlocking.
final class ShareStorage<Base: AsyncSequence & Sendable>: Sendable where Base.Element: Sendable {
  typealias Answer = Result<Base.Element?, Base.Failure>
  typealias Machine = ShareMachine<
    Base.Element, Base.Failure, CheckedContinuation<Answer, Never>, Task<Void, Never>,
    CheckedContinuation<Bool, Never>
  >

  private let machine = Locked(Machine())
  /// What to iterate, until it has ended.
  private let base: Locked<Base?>

  init(_ base: Base) {
    self.base = Locked(base)
  }

  /// A consumer joins, and reads what comes from now on.
  func join() -> Int { machine.withLock { $0.joins() } }

  /// A consumer leaves; if it waits, it is told.
  func leave(_ consumer: Int) {
    let departure = machine.withLock { $0.leaves(consumer) }
    departure.source?.cancel()
    departure.rest?.resume(returning: false)
    for waiter in departure.waiters { waiter.resume(returning: .success(nil)) }
  }

  /// The next answer for a consumer.
  func next(_ consumer: Int) async -> Answer {
    if Task.isCancelled { leave(consumer) }
    if let answer = machine.withLock({ $0.takes(consumer) }) { return answer }
    let executor = callersExecutor()
    return await withTaskCancellationHandler {
      await withCheckedContinuation { waiter in
        switch machine.withLock({ $0.asks(consumer, waiter) }) {
        case .deliver(let answer): waiter.resume(returning: answer)
        case .wait: break
        case .begin(let execution): begin(execution, on: executor)
        case .rouse(let rest): rest.resume(returning: true)
        }
      }
    } onCancel: {
      leave(consumer)
    }
  }

  private func begin(_ execution: Int, on executor: (any TaskExecutor)?) {
    let source = Task(executorPreference: executor) { [self] in await run(execution) }
    machine.withLock { $0.began(source, execution) }?.cancel()
  }

  /// Iterates the source as fast as its fastest consumer.
  private func run(_ execution: Int) async {
    guard var iterator = base.withLock({ $0 })?.makeAsyncIterator() else { return }
    do throws(Base.Failure) {
      while await isWanted(execution) {
        guard let element = try await iterator.next(isolation: #isolation) else {
          return end(nil, execution)
        }
        let waiters = machine.withLock { $0.produced(element, execution) }
        for waiter in waiters { waiter.resume(returning: .success(element)) }
      }
    } catch {
      end(error, execution)
    }
  }

  private func isWanted(_ execution: Int) async -> Bool {
    await withCheckedContinuation { rest in
      switch machine.withLock({ $0.sourceAsks(execution, rest) }) {
      case .pull: rest.resume(returning: true)
      case .rest: break
      case .stop: rest.resume(returning: false)
      }
    }
  }

  /// The consumers are told before the source is let go.
  private func end(_ failure: Base.Failure?, _ execution: Int) {
    guard let told = machine.withLock({ $0.ended(failure, execution) }) else { return }
    for (waiter, answer) in told { waiter.resume(returning: answer) }
    _ = base.withLock { $0.take() }
  }
}
