import Effects
import TestSupport

/// A task that iterates a sequence and writes down what it gets, the end too.
struct Consumer<Element: Sendable, Failure: Error>: Sendable {
  private let log: Log<Event<Element, Failure>>
  let task: Task<Void, Never>

  /// Begins with the executor's next job.
  ///
  /// - Parameters:
  ///   - sequence: what to iterate.
  ///   - executor: where to run.
  ///   - pace: asked before each element, so that the test can set the pace.
  ///   - limit: after so many elements the iterator is let go.
  init<S: AsyncSequence<Element, Failure> & Sendable>(
    _ sequence: S,
    on executor: ManualExecutor,
    pace: Supply<Void, Never>? = nil,
    limit: Int = .max
  ) {
    let log = Log<Event<Element, Failure>>()
    self.log = log
    task = Task(executorPreference: executor) {
      var iterator = sequence.makeAsyncIterator()
      var steps = pace?.makeAsyncIterator()
      for _ in 0..<limit {
        if steps != nil, await steps?.next(isolation: #isolation) == nil { return }
        do throws(Failure) {
          guard let element = try await iterator.next(isolation: #isolation) else {
            return log.append(.finished)
          }
          log.append(.value(element))
        } catch {
          return log.append(.failure(error))
        }
      }
    }
  }

  /// What it got so far.
  var events: [Event<Element, Failure>] { log.entries }
}
