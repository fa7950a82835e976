package import Effects

/// Iterates a sequence on an executor that the test drains, and notes what comes.
///
/// It asks for elements as long as it may: always, or when the test says so.
package final class Listener<Element: Sendable, Failure: Error>: Sendable {
  package let executor: ManualExecutor
  private let log = Log<Event<Element, Failure>>()
  private let asks: Feed<Void, Never>?
  private let task = Locked<Task<Void, Never>?>(nil)
  private let life = LiveCount()

  /// Begins to listen when the executor is drained.
  package init(
    to sequence: some AsyncSequence<Element, Failure> & Sendable,
    on executor: ManualExecutor = ManualExecutor(),
    asksByItself: Bool = true,
    onValue: @escaping @Sendable (Element) -> Void = { _ in }
  ) {
    self.executor = executor
    asks = asksByItself ? nil : Feed()
    let (asks, log) = (asks, log)
    let task = Task(executorPreference: executor) { [life = life.make()] in
      defer { life.touch() }
      var asking = asks?.makeAsyncIterator()
      var iterator = sequence.makeAsyncIterator()
      do throws(Failure) {
        while true {
          if asking != nil, await asking?.next() == nil { return }
          guard let value = try await iterator.next(isolation: #isolation) else {
            if !Task.isCancelled { log.append(.finished) }
            return
          }
          log.append(.value(value))
          onValue(value)
        }
      } catch {
        log.append(.failure(error))
      }
    }
    self.task.withLock { $0 = task }
    executor.drain()
  }

  /// What has come, the end included, unless it was cancelled.
  package var events: [Event<Element, Failure>] { log.entries }
  package var values: [Element] {
    events.compactMap { if case .value(let value) = $0 { value } else { nil } }
  }

  /// Whether it listens no more: at the end, or when it has been cancelled or has let go.
  package var isOver: Bool { life.value == 0 }

  /// Asks for an element, if it does not by itself.
  package func ask() {
    request()
    executor.drain()
  }

  /// Asks for an element when the executor is drained.
  package func request() { asks?.send(()) }

  package func cancel() {
    task.withLock { $0 }?.cancel()
    executor.drain()
  }

  /// Lets go of its iterator without being cancelled, if it does not ask by itself.
  package func letGo() {
    asks?.finish()
    executor.drain()
  }
}
