package import Effects

/// A sequence whose elements come when the test says so; what comes early is kept.
///
/// It is for one iteration, and counts what is done with it.
package final class Feed<Element: Sendable, Failure: Error>: AsyncSequence, Sendable {
  package typealias Answer = Event<Element, Failure>

  /// What has been done with a feed.
  package struct Account: Equatable, Sendable {
    /// How many iterations have begun.
    package var begun = 0
    /// How many iterators have gone, at the end or before.
    package var gone = 0
    /// How often an element has been asked for.
    package var pulled = 0
    /// How often somebody who waited for an element has been cancelled.
    package var cancelled = 0

    package init(begun: Int = 0, gone: Int = 0, pulled: Int = 0, cancelled: Int = 0) {
      self.begun = begun
      self.gone = gone
      self.pulled = pulled
      self.cancelled = cancelled
    }
  }

  private struct State {
    var account = Account()
    var early: [Answer] = []
    var waiter: UnsafeContinuation<Answer, Never>?
  }

  private let state = Locked(State())
  private let ignoresCancellation: Bool
  /// What it produces when it is cancelled while somebody waits for an element.
  private let lastWord: Answer?
  private let onCancel: @Sendable () -> Void

  package init(
    ignoresCancellation: Bool = false,
    lastWord: Answer? = nil,
    onCancel: @escaping @Sendable () -> Void = {}
  ) {
    self.ignoresCancellation = ignoresCancellation
    self.lastWord = lastWord
    self.onCancel = onCancel
  }

  package var account: Account { state.withLock { $0.account } }
  /// Whether somebody waits for an element.
  package var isAsked: Bool { state.withLock { $0.waiter != nil } }
  /// Whether an iteration goes on.
  package var isActive: Bool { state.withLock { $0.account.begun > $0.account.gone } }

  package func send(_ value: Element) { answer(.value(value)) }
  package func fail(_ failure: Failure) { answer(.failure(failure)) }
  package func finish() { answer(.finished) }

  package func answer(_ answer: Answer) {
    let waiter = state.withLock { state in
      defer { state.waiter = nil }
      if state.waiter == nil { state.early.append(answer) }
      return state.waiter
    }
    waiter?.resume(returning: answer)
  }

  package func makeAsyncIterator() -> Iterator {
    state.withLock { $0.account.begun += 1 }
    return Iterator(feed: self, life: Counted { [self] in state.withLock { $0.account.gone += 1 } })
  }

  package struct Iterator: AsyncIteratorProtocol {
    fileprivate let feed: Feed
    fileprivate let life: Counted

    package mutating func next(
      isolation actor: isolated (any Actor)? = #isolation
    ) async throws(Failure) -> Element? {
      switch await feed.next() {
      case .value(let value): return value
      case .failure(let failure): throw failure
      case .finished: return nil
      }
    }
  }

  private func next() async -> Answer {
    await withTaskCancellationHandler {
      await withUnsafeContinuation { waiter in
        let answer: Answer? = state.withLock { state in
          state.account.pulled += 1
          guard state.early.isEmpty else { return state.early.removeFirst() }
          state.waiter = waiter
          return nil
        }
        if let answer { waiter.resume(returning: answer) }
      }
    } onCancel: {
      state.withLock { $0.account.cancelled += 1 }
      onCancel()
      if let lastWord { answer(lastWord) } else if !ignoresCancellation { finish() }
    }
  }
}
