/// The host of one iteration of `mergeMany`: runs the sources, and resumes the consumer.
///
/// Continuations are checked ones: when an unsafe one is resumed before its task has suspended, the
/// thread sanitizer does not see the order that the runtime keeps.
///
/// All decisions are `MergeMachine`'s; this class asks it under the lock and acts after unlocking.
final class MergeStorage<Element: Sendable, Failure: Error>: Sendable {
  typealias Source = any AsyncSequence<Element, Failure> & Sendable
  typealias Answer = Result<Element?, Failure>
  typealias Machine = MergeMachine<
    Element, Failure, CheckedContinuation<Answer, Never>, Task<Void, Never>,
    CheckedContinuation<Bool, Never>
  >

  private let machine: Locked<Machine>
  /// What to iterate, until it is begun.
  private let sources: Locked<[Source]>

  init(_ sources: [Source]) {
    self.sources = Locked(sources)
    machine = Locked(Machine(sourceCount: sources.count))
  }

  /// The consumer leaves; if it waits, it is told.
  func leave() {
    act(on: machine.withLock { $0.leaves() }, goOn: false)
    _ = takeSources()
  }

  /// The next answer for the consumer.
  func next() async -> Answer {
    if Task.isCancelled { leave() }
    let executor = callersExecutor()
    return await withTaskCancellationHandler {
      await withCheckedContinuation { waiter in
        switch machine.withLock({ $0.asks(waiter) }) {
        case .deliver(let answer):
          waiter.resume(returning: answer)
        case .deliverAndRouse(let answer, let rest):
          waiter.resume(returning: answer)
          rest.resume(returning: true)
        case .wait:
          break
        case .begin:
          begin(on: executor)
        }
      }
    } onCancel: {
      leave()
    }
  }

  private func act(on departure: Machine.Departure, goOn: Bool) {
    for runner in departure.runners { runner.cancel() }
    for rest in departure.rests { rest.resume(returning: goOn) }
    for waiter in departure.waiters { waiter.resume(returning: .success(nil)) }
  }

  private func takeSources() -> [Source] {
    sources.withLock { sources in
      defer { sources = [] }
      return sources
    }
  }

  private func begin(on executor: (any TaskExecutor)?) {
    var runners: [Task<Void, Never>] = []
    for (number, source) in takeSources().enumerated() {
      runners.append(start(source, number, on: executor))
    }
    act(on: machine.withLock { $0.began(runners) }, goOn: true)
  }

  /// Begins the iteration of a source now, and asks it when all have begun.
  private func start<S: AsyncSequence<Element, Failure> & Sendable>(
    _ source: S,
    _ number: Int,
    on executor: (any TaskExecutor)?
  ) -> Task<Void, Never> {
    let iterator = source.makeAsyncIterator()
    return Task(executorPreference: executor) { [self] in
      var iterator = iterator
      do throws(Failure) {
        while await isWanted(number) {
          guard let element = try await iterator.next(isolation: #isolation) else {
            return finish(number)
          }
          deliver(element, from: number)
        }
      } catch {
        fail(number, error)
      }
    }
  }

  private func isWanted(_ number: Int) async -> Bool {
    await withCheckedContinuation { rest in
      switch machine.withLock({ $0.sourceAsks(number, rest) }) {
      case .pull: rest.resume(returning: true)
      case .rest: break
      case .stop: rest.resume(returning: false)
      }
    }
  }

  private func deliver(_ element: Element, from number: Int) {
    switch machine.withLock({ $0.produced(element, by: number) }) {
    case .deliver(let waiter): waiter.resume(returning: .success(element))
    case .keep, .drop: break
    }
  }

  private func finish(_ number: Int) {
    let waiters = machine.withLock { $0.finished(number) }
    for waiter in waiters { waiter.resume(returning: .success(nil)) }
  }

  private func fail(_ number: Int, _ failure: Failure) {
    let (waiter, departure) = machine.withLock { $0.failed(number, failure) }
    waiter?.resume(returning: .failure(failure))
    act(on: departure, goOn: false)
  }
}
