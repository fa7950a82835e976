import Effects
import TestSupport
import Testing

struct EventSequenceTests {
  typealias E = Event<Int, Failed>

  private let executor = ManualExecutor()

  private func run<S: AsyncSequence & Sendable>(
    _ sequence: S
  ) -> [Event<S.Element, S.Failure>] where S.Element: Sendable {
    let consumer = Consumer(sequence, on: executor)
    executor.drain()
    return consumer.events
  }

  @Test(
    arguments: [
      ([E.value(1), .finished], [E.value(1), .finished]),
      ([.value(1), .failure(Failed(code: 2))], [.value(1), .failure(Failed(code: 2))]),
      ([.finished], [.finished]),
      ([.value(1), .finished, .value(3)], [.value(1), .finished]),
      (
        [.failure(Failed(code: 2)), .value(3), .failure(Failed(code: 4))],
        [.failure(Failed(code: 2))]
      ),
      ([.finished, .finished], [.finished]),
    ]
  )
  func `E21: the first terminal event ends what was materialized`(input: [E], output: [E]) {
    let events = Supply<E, Never>(input.map { .value($0) })
    #expect(run(events.dematerialize()) == output)
  }

  @Test func `events that end without a terminal one end it once`() {
    let events = Supply<E, Never>([.value(.value(1)), .finished])
    #expect(run(events.dematerialize()) == [.value(1), .finished])
  }

  @Test func `events that have not ended yet keep it open`() {
    let events = Supply<E, Never>([.value(.value(1))])
    #expect(run(events.dematerialize()) == [.value(1)])
    #expect(events.isAsked)
  }

  @Test(arguments: [E.finished, .failure(Failed(code: 1))])
  func `a terminal event lets go of the source, which is not asked again`(end: E) async {
    let events = Supply<E, Never>([.value(end), .value(.value(1))])
    var iterator = events.dematerialize().makeAsyncIterator()
    _ = try? await iterator.next()
    #expect(events.iterators.value == 0)
    #expect((try? await iterator.next()) == .some(nil))
    #expect(events.pulls == 1)
  }

  @Test func `dematerialize asks for one event per element`() {
    let events = Supply<E, Never>((1...9).map { .value(.value($0)) })
    let pace = Supply<Void, Never>([.value(()), .value(())])
    let consumer = Consumer(events.dematerialize(), on: executor, pace: pace)
    executor.drain()
    #expect(consumer.events == [.value(1), .value(2)])
    #expect(events.pulls == 2)
  }

  @Test func `R11: values are the values, in order, whatever ends between them`() {
    let events = Supply<E, Never>([
      .value(.value(1)), .value(.failure(Failed(code: 9))), .value(.value(2)), .value(.finished),
      .value(.value(3)), .finished,
    ])
    #expect(run(events.values()) == [.value(1), .value(2), .value(3), .finished])
  }

  @Test func `R12: errors are the same failures, in order`() {
    let events = Supply<E, Never>([
      .value(.value(1)), .value(.failure(Failed(code: 8))), .value(.finished),
      .value(.failure(Failed(code: 9))), .finished,
    ])
    #expect(
      run(events.errors()) == [.value(Failed(code: 8)), .value(Failed(code: 9)), .finished]
    )
  }

  @Test func `H3: completions tell of an end without a value`() {
    let events = Supply<E, Never>([
      .value(.finished), .value(.value(1)), .value(.failure(Failed(code: 8))), .value(.finished),
      .finished,
    ])
    #expect(run(events.completions().map { 0 }) == [.value(0), .value(0), .finished])
  }

  @Test func `values of one materialized sequence end with it, also when it fails`() {
    let supply = Supply<Int, Failed>([.value(1), .failure(Failed(code: 2))])
    #expect(run(supply.materialize().values()) == [.value(1), .finished])
  }

  @Test func `values and errors keep searching across events that don't count`() {
    let pace = Supply<Void, Never>([.value(())])
    let events = Supply<E, Never>([.value(.finished), .value(.finished), .value(.value(1))])
    let consumer = Consumer(events.values(), on: executor, pace: pace)
    executor.drain()
    #expect(consumer.events == [.value(1)])
    #expect(events.pulls == 3)
  }

  @Test func `a search that finds nothing ends when its task is cancelled`() {
    let endless = EndlessValues()
    let consumer = Consumer(endless.errors(), on: executor)
    endless.onPull.append { consumer.task.cancel() }
    executor.drain()
    #expect(consumer.events == [.finished])
  }

  @Test func `cancelling a waiting consumer releases the source`() {
    let events = Supply<E, Never>([.value(.value(1))])
    let consumer = Consumer(events.values(), on: executor)
    executor.drain()
    consumer.task.cancel()
    executor.drain()
    #expect(consumer.events == [.value(1), .finished])
    #expect(events.iterators.value == 0)
  }
}

/// Values without end that never suspend and ignore cancellation.
private struct EndlessValues: AsyncSequence, Sendable {
  struct Iterator: AsyncIteratorProtocol {
    let onPull: Log<@Sendable () -> Void>
    var number = 0

    mutating func next(
      isolation actor: isolated (any Actor)? = #isolation
    ) async -> Event<Int, Failed>? {
      number += 1
      if number == 1000 { onPull.last?() }
      return .value(number)
    }
  }

  /// What to do when the thousandth value is asked for.
  let onPull = Log<@Sendable () -> Void>()

  func makeAsyncIterator() -> Iterator { Iterator(onPull: onPull) }
}
