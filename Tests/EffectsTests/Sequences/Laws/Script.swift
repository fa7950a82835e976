import Effects
import TestSupport

/// What a sequence does in a property test: some values, an end or none, and perhaps a cancellation.
struct Script: CustomStringConvertible, Sendable {
  typealias E = Event<Int, Failed>

  /// All of them are supplied in this order.
  var steps: [E]
  /// Cancelled when so many steps have been consumed, if at all.
  var cancelsAfter: Int?

  /// A well-formed script: a terminal step is the last one.
  static func random(_ generator: inout SplitMix64) -> Script {
    var steps = (0..<generator.number(below: 6)).map { _ in E.value(generator.number(below: 10)) }
    switch generator.number(below: 3) {
    case 0: steps.append(.finished)
    case 1: steps.append(.failure(Failed(code: generator.number(below: 10))))
    default: break
    }
    let isCancelled = generator.number(below: 3) == 0
    return Script(
      steps: steps,
      cancelsAfter: isCancelled ? generator.number(below: steps.count + 1) : nil
    )
  }

  /// Events in any order, terminal ones anywhere.
  static func anyEvents(_ generator: inout SplitMix64) -> [E] {
    (0..<generator.number(below: 8)).map { _ in
      switch generator.number(below: 6) {
      case 0: .finished
      case 1: .failure(Failed(code: generator.number(below: 10)))
      default: .value(generator.number(below: 10))
      }
    }
  }

  var description: String { "\(steps), cancelled after \(cancelsAfter.map { "\($0)" } ?? "-")" }

  /// The steps before the cancellation.
  var uncut: [E] { Array(steps.prefix(cancelsAfter ?? .max)) }

  /// Runs what `make` makes of the script's sequence, and returns what came out before the cut.
  func run<S: AsyncSequence & Sendable>(
    _ make: (Supply<Int, Failed>) -> S
  ) -> [Event<S.Element, S.Failure>] where S.Element: Sendable {
    let executor = ManualExecutor()
    let supply = Supply<Int, Failed>(whenCancelled: .fails(Failed(code: -1)))
    let consumer = Consumer(make(supply), on: executor)
    executor.drain()
    for step in uncut {
      supply.send(step)
      executor.drain()
    }
    let events = consumer.events
    // Cancelled at the end, if not before: who waits for a step that never comes would never go.
    consumer.task.cancel()
    executor.drain()
    return events
  }
}

/// Runs what `make` makes of events that end when there are no more.
func run<Element: Sendable, S: AsyncSequence & Sendable>(
  _ events: [Element],
  _ make: (Supply<Element, Never>) -> S
) -> [Event<S.Element, S.Failure>] where S.Element: Sendable {
  let executor = ManualExecutor()
  let consumer = Consumer(make(Supply(events.map { .value($0) } + [.finished])), on: executor)
  executor.drain()
  return consumer.events
}
