/// The host of one iteration of `flatMapLatest`: runs outer and inners, and wakes the consumer.
///
/// All decisions are `LatestMachine`'s; this class asks it under the lock and acts after unlocking.
/// Whoever is woken looks again, where it runs: what it was woken for may be gone by then.
@usableFromInline
final class LatestStorage<Element: Sendable, Failure: Error>: Sendable {
  /// Runs a sequence to its end and reports to the storage.
  @usableFromInline typealias Work =
    @Sendable (_ storage: LatestStorage<Element, Failure>) async -> Void
  @usableFromInline typealias Waiter = UnsafeContinuation<Void, Never>
  @usableFromInline typealias Machine = LatestMachine<
    Work, Element, Failure, Waiter, Task<Void, Never>
  >

  @usableFromInline let machine: Locked<Machine>

  @inlinable
  init(outer: @escaping Work) {
    machine = Locked(Machine(outer: outer))
  }

  // MARK: - Consumer

  /// Waits for the next element of the latest inner, or for the end.
  @inlinable
  func next() async -> Result<Element?, Failure> {
    await withTaskCancellationHandler {
      while true {
        switch machine.withLock({ $0.consumerLooks() }) {
        case .element(let element): return .success(element)
        case .failure(let failure): return .failure(failure)
        case .finished: return .success(nil)
        case .nothing:
          await withUnsafeContinuation { waiter in
            act(on: machine.withLock { $0.consumerWaits(waiter) })
          }
        }
      }
    } onCancel: {
      leave()
    }
  }

  /// Nobody wants anything any more.
  @inlinable
  func leave() {
    act(on: machine.withLock { $0.consumerLeaves() })
  }

  // MARK: - Outer

  /// Iterates the outer sequence without waiting for the inners.
  @inlinable
  func runOuter<Base, Inner>(_ source: LatestSource<Base, Inner, Failure>) async
  where Inner.Element == Element {
    var iterator = source.base.makeAsyncIterator()
    do throws(Base.Failure) {
      while let element = try await iterator.next(isolation: #isolation) {
        let (generation, decision) = machine.withLock { $0.outerProduced() }
        act(on: decision)
        guard let generation else { return }
        let inner = source.transform(element)
        let failure = source.innerFailure
        let work: Work = { await $0.runInner(inner, generation, failure) }
        act(on: machine.withLock { $0.innerMade(work, generation) })
      }
      act(on: machine.withLock { $0.outerFinished() })
    } catch {
      let failure = source.outerFailure(error)
      act(on: machine.withLock { $0.outerFailed(failure) })
    }
  }

  // MARK: - Inner

  /// Iterates one inner sequence while it is the latest, and no faster than the consumer.
  @inlinable
  func runInner<Inner: AsyncSequence & Sendable>(
    _ inner: Inner,
    _ generation: Int,
    _ failure: @Sendable (Inner.Failure) -> Failure
  ) async where Inner.Element == Element {
    var iterator = inner.makeAsyncIterator()
    do throws(Inner.Failure) {
      while await isWanted(generation) {
        guard let element = try await iterator.next(isolation: #isolation) else {
          act(on: machine.withLock { $0.innerFinished(generation) })
          return
        }
        act(on: machine.withLock { $0.innerProduced(element, generation) })
      }
    } catch {
      let failure = failure(error)
      act(on: machine.withLock { $0.innerFailed(failure, generation) })
    }
  }

  /// Waits until the next element of an inner is wanted; false when it is not the latest any more.
  @inlinable
  func isWanted(_ generation: Int) async -> Bool {
    while true {
      switch machine.withLock({ $0.innerLooks(generation) }) {
      case .pull: return true
      case .stop: return false
      case .rest:
        await withUnsafeContinuation { waiter in
          act(on: machine.withLock { $0.innerWaits(waiter, generation) })
        }
      }
    }
  }

  // MARK: - Acting

  @inlinable
  func act(on decision: Machine.Decision) {
    switch decision {
    case .nothing:
      break
    case .startOuter(let work):
      let task = Task(executorPreference: callersExecutor()) { [self] in await work(self) }
      act(on: machine.withLock { $0.outerStarted(task) })
    case .startInner:
      let task = Task(executorPreference: callersExecutor()) { [self] in
        guard let work = machine.withLock({ $0.innerBegins() }) else { return }
        await work(self)
      }
      act(on: machine.withLock { $0.innerStarted(task) })
    case .wake(let waiters):
      for waiter in waiters { waiter.resume() }
    case .settle(let settlement):
      for task in settlement.cancelled { task.cancel() }
      for waiter in settlement.woken { waiter.resume() }
    }
  }
}
