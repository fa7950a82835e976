import Effects
import TestSupport
import Testing

struct MaterializeTests {
  typealias E = Event<Int, Failed>

  private let executor = ManualExecutor()

  private func consume(_ supply: Supply<Int, Failed>) -> Consumer<E, Never> {
    defer { executor.drain() }
    return Consumer(supply.materialize(), on: executor)
  }

  @Test func `R7: values, the end as an event, then the end`() {
    let consumer = consume(Supply([.value(1), .value(2), .finished]))
    #expect(
      consumer.events == [.value(.value(1)), .value(.value(2)), .value(.finished), .finished]
    )
  }

  @Test func `R7, E7, F48: a failure is the last event and keeps its type and payload`() {
    let consumer = consume(Supply([.value(1), .failure(Failed(code: 3))]))
    #expect(
      consumer.events == [.value(.value(1)), .value(.failure(Failed(code: 3))), .finished]
    )
  }

  @Test func `F49: failures that differ in their payload are different events`() {
    let first = consume(Supply([.failure(Failed(code: 3))]))
    let second = consume(Supply([.failure(Failed(code: 4))]))
    #expect(first.events != second.events)
    #expect("\(first.events)".contains("code: 3"))
  }

  @Test func `E31: an empty sequence is one finished event`() {
    #expect(consume(Supply([.finished])).events == [.value(.finished), .finished])
  }

  @Test func `a sequence that goes on for ever has no terminal event`() {
    let supply = Supply<Int, Failed>([.value(1)])
    #expect(consume(supply).events == [.value(.value(1))])
    #expect(supply.isAsked)
  }

  @Test func `E22: nothing is asked for ahead, and the terminal event is pulled like a value`() {
    let supply = Supply<Int, Failed>([.value(1), .finished])
    let pace = Supply<Void, Never>()
    let consumer = Consumer(supply.materialize(), on: executor, pace: pace)
    executor.drain()
    #expect(supply.pulls == 0)
    pace.send(())
    executor.drain()
    #expect(supply.pulls == 1)
    #expect(consumer.events == [.value(.value(1))])
    pace.send(())
    executor.drain()
    #expect(supply.pulls == 2)
    #expect(consumer.events.last == .value(.finished))
  }

  @Test(arguments: [E.finished, .failure(Failed(code: 1))])
  func `E21: after its end the sequence is not asked again, and is let go`(end: E) async {
    let supply = Supply<Int, Failed>([end, .value(1), .failure(Failed(code: 2))])
    var iterator = supply.materialize().makeAsyncIterator()
    #expect(await iterator.next() == end)
    #expect(supply.iterators.value == 0)
    #expect(await iterator.next() == nil)
    #expect(await iterator.next() == nil)
    #expect(supply.pulls == 1)
  }

  @Test(arguments: [Supply<Int, Failed>.WhenCancelled.ends, .fails(Failed(code: 1))])
  func `L-MD5: a cancelled sequence has no terminal event`(
    whenCancelled: Supply<Int, Failed>.WhenCancelled
  ) {
    let supply = Supply<Int, Failed>([.value(1)], whenCancelled: whenCancelled)
    let consumer = consume(supply)
    consumer.task.cancel()
    executor.drain()
    #expect(consumer.events == [.value(.value(1)), .finished])
    #expect(supply.iterators.value == 0)
  }

  @Test(arguments: [E.finished, .failure(Failed(code: 1))])
  func `L-MD5: nor has one that ignores being cancelled and ends later`(end: E) {
    let supply = Supply<Int, Failed>([.value(1)], whenCancelled: .ignores)
    let consumer = consume(supply)
    consumer.task.cancel()
    executor.drain()
    #expect(consumer.events == [.value(.value(1))])
    supply.send(end)
    executor.drain()
    #expect(consumer.events == [.value(.value(1)), .finished])
  }

  @Test func `each iteration materializes anew`() {
    let supply = Supply<Int, Failed>([.value(1), .finished, .value(2), .finished])
    let sequence = supply.materialize()
    let first = Consumer(sequence, on: executor)
    executor.drain()
    let second = Consumer(sequence, on: executor)
    executor.drain()
    #expect(first.events.first == .value(.value(1)))
    #expect(second.events.first == .value(.value(2)))
    #expect(supply.begun == 2)
  }

  @Test func `R17: erased once or twice, the same events come`() async {
    let supply = Supply<Int, Failed>([.value(1), .finished])
    let once: any AsyncSequence<E, Never> & Sendable = supply.materialize()
    let twice: any AsyncSequence<E, Never> = once
    var events: [E] = []
    for await event in twice { events.append(event) }
    #expect(events == [.value(1), .finished])
    #expect(supply.begun == 1)
    #expect(supply.pulls == 2)
  }

  @Test @MainActor func `it is asked where its consumer runs`() async {
    var events: [E] = []
    for await event in IsolatedOnes().materialize() { events.append(event) }
    #expect(events == [.value(1), .finished])
  }
}

/// Traps unless it is iterated on the main actor.
private struct IsolatedOnes: AsyncSequence {
  struct Iterator: AsyncIteratorProtocol {
    var isOver = false

    mutating func next(
      isolation actor: isolated (any Actor)? = #isolation
    ) async throws(Failed) -> Int? {
      MainActor.preconditionIsolated()
      defer { isOver = true }
      return isOver ? nil : 1
    }
  }

  func makeAsyncIterator() -> Iterator { Iterator() }
}
