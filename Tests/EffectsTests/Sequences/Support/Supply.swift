import Effects
import TestSupport

/// A sequence that the test supplies, event by event.
///
/// All its iterations share one queue of events.
final class Supply<Element: Sendable, Failure: Error>: AsyncSequence, Sendable {
  typealias Step = Event<Element, Failure>

  /// What a waiting iteration does when its task is cancelled.
  enum WhenCancelled: Sendable {
    case ends, ignores, fails(Failure)
  }

  private struct Contents {
    var steps: [Step]
    var waiting: [CheckedContinuation<Step, Never>] = []
    var pulls = 0
    var begun = 0
    var cancelled = 0
  }

  struct Iterator: AsyncIteratorProtocol {
    let supply: Supply
    let life: Counted

    mutating func next(
      isolation actor: isolated (any Actor)? = #isolation
    ) async throws(Failure) -> Element? {
      life.touch()
      switch await supply.next() {
      case .value(let value): return value
      case .failure(let failure): throw failure
      case .finished: return nil
      }
    }
  }

  /// The iterators that are alive.
  let iterators = LiveCount()
  private let whenCancelled: WhenCancelled
  private let contents: Locked<Contents>

  init(_ steps: [Step] = [], whenCancelled: WhenCancelled = .ends) {
    self.whenCancelled = whenCancelled
    contents = Locked(Contents(steps: steps))
  }

  /// How many elements have been asked for.
  var pulls: Int { contents.withLock { $0.pulls } }
  /// How many iterations have been begun.
  var begun: Int { contents.withLock { $0.begun } }
  /// How many waiting iterations have been cancelled.
  var cancelled: Int { contents.withLock { $0.cancelled } }
  /// Whether an iteration waits.
  var isAsked: Bool { contents.withLock { !$0.waiting.isEmpty } }

  func makeAsyncIterator() -> Iterator {
    contents.withLock { $0.begun += 1 }
    return Iterator(supply: self, life: iterators.make())
  }

  /// The next step of whoever waits, or will ask.
  func send(_ step: Step) {
    let waiting = contents.withLock { contents in
      if contents.waiting.isEmpty {
        contents.steps.append(step)
        return CheckedContinuation<Step, Never>?.none
      }
      return contents.waiting.removeFirst()
    }
    waiting?.resume(returning: step)
  }

  func send(_ value: Element) { send(.value(value)) }

  fileprivate func next() async -> Step {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let step: Step? = contents.withLock { contents in
          contents.pulls += 1
          guard contents.steps.isEmpty else { return contents.steps.removeFirst() }
          contents.waiting.append(continuation)
          return nil
        }
        if let step {
          continuation.resume(returning: step)
        } else if Task.isCancelled {
          cancel()
        }
      }
    } onCancel: {
      cancel()
    }
  }

  private func cancel() {
    let step: Step
    switch whenCancelled {
    case .ends: step = .finished
    case .fails(let failure): step = .failure(failure)
    case .ignores: return
    }
    let waiting = contents.withLock { contents in
      contents.cancelled += contents.waiting.count
      defer { contents.waiting = [] }
      return contents.waiting
    }
    for continuation in waiting { continuation.resume(returning: step) }
  }
}
