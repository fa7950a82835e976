import Effects
import TestSupport
import Testing

/// `mergeMany` on an executor that the test drives.
struct MergeManyTests {
  typealias E = Event<Int, Failed>

  private let executor = ManualExecutor()
  private let first = Supply<Int, Failed>()
  private let second = Supply<Int, Failed>()

  private func consume(
    _ sequence: MergeManySequence<Int, Failed>,
    pace: Supply<Void, Never>? = nil
  ) -> Consumer<Int, Failed> {
    defer { executor.drain() }
    return Consumer(sequence, on: executor, pace: pace)
  }

  private func send(_ step: E, to supply: Supply<Int, Failed>) {
    supply.send(step)
    executor.drain()
  }

  @Test func `R10: nothing merged ends at once`() {
    #expect(consume(mergeMany([])).events == [.finished])
  }

  @Test(arguments: [E.finished, .failure(Failed(code: 1))])
  func `R10: one sequence passes through`(end: E) {
    let consumer = consume(mergeMany(first))
    send(.value(1), to: first)
    send(.value(2), to: first)
    send(end, to: first)
    #expect(consumer.events == [.value(1), .value(2), end])
    #expect(first.begun == 1)
  }

  @Test func `R10: elements come as they arrive, and the end with the last sequence`() {
    let consumer = consume(mergeMany(first, second))
    send(.value(1), to: first)
    send(.value(10), to: second)
    send(.value(2), to: first)
    send(.finished, to: first)
    send(.value(20), to: second)
    #expect(consumer.events == [.value(1), .value(10), .value(2), .value(20)])
    send(.finished, to: second)
    #expect(consumer.events.last == .finished)
  }

  @Test func `the first failure ends it and cancels the rest`() {
    let consumer = consume(mergeMany([first, second]))
    send(.value(1), to: first)
    send(.failure(Failed(code: 2)), to: second)
    #expect(consumer.events == [.value(1), .failure(Failed(code: 2))])
    #expect(first.cancelled == 1)
    #expect(first.iterators.value + second.iterators.value == 0)
  }

  @Test func `what came before a failure is read before it`() {
    let pace = Supply<Void, Never>([.value(())])
    let consumer = consume(mergeMany(first, second), pace: pace)
    send(.value(1), to: first)
    send(.value(2), to: first)
    send(.failure(Failed(code: 3)), to: second)
    #expect(consumer.events == [.value(1)])
    #expect(first.iterators.value == 0)
    for _ in 1...2 { pace.send(()) }
    executor.drain()
    #expect(consumer.events == [.value(1), .value(2), .failure(Failed(code: 3))])
  }

  @Test func `E22: each sequence is asked ahead for one element`() {
    let pace = Supply<Void, Never>()
    let consumer = consume(mergeMany(first, second), pace: pace)
    #expect(first.begun == 0)
    pace.send(())
    executor.drain()
    #expect([first.pulls, second.pulls] == [1, 1])
    send(.value(1), to: first)
    #expect([first.pulls, second.pulls] == [2, 1])
    send(.value(2), to: first)
    send(.value(3), to: first)
    #expect([first.pulls, second.pulls] == [2, 1])
    pace.send(())
    executor.drain()
    #expect([first.pulls, second.pulls] == [3, 1])
    #expect(consumer.events == [.value(1), .value(2)])
  }

  @Test func `all sequences are begun in order before any is asked`() {
    let log = Log<String>()
    let merged = mergeMany(Noting(name: "a", log: log), Noting(name: "b", log: log))
    _ = Consumer(merged, on: executor)
    executor.drain()
    #expect(log.entries == ["begin a", "begin b", "ask a", "ask b"])
  }

  @Test func `R9, R10: the parts of a shared sequence miss nothing of it`() {
    let events = Supply<Event<Int, Failed>, Never>([
      .value(.value(1)), .value(.failure(Failed(code: 2))), .value(.value(3)), .finished,
    ])
    let shared = events.share()
    let merged: MergeManySequence<Int, Never> = mergeMany(
      shared.values(),
      shared.errors().map { -$0.code }
    )
    let consumer = Consumer(merged, on: executor)
    executor.drain()
    #expect(events.begun == 1)
    #expect(Set(consumer.events) == [.value(1), .value(-2), .value(3), .finished])
    #expect(consumer.events.count == 4)
  }

  @Test func `R18: sequences of many types are merged in one expression`() {
    let merged = mergeMany(
      Supply<Int, Never>([.value(1), .finished]),
      Supply<Int, Failed>([.value(2), .failure(Failed(code: 3))]).materialize().values(),
      AsyncStream { continuation in
        continuation.yield("4")
        continuation.finish()
      }.map { $0.count }
    )
    let consumer = Consumer(merged, on: executor)
    executor.drain()
    #expect(Set(consumer.events) == [.value(1), .value(2), .finished])
  }

  @Test func `R17: an erased sequence is merged as it is`() {
    let erased: any AsyncSequence<Int, Failed> & Sendable = first
    let twice: any AsyncSequence<Int, Failed> & Sendable = mergeMany([erased])
    let consumer = consume(mergeMany([twice]))
    send(.value(1), to: first)
    send(.failure(Failed(code: 2)), to: first)
    #expect(consumer.events == [.value(1), .failure(Failed(code: 2))])
    #expect(first.begun == 1)
  }

  @Test func `F47: cancelling the consumer cancels and releases every sequence`() {
    let supplies = (0..<100).map { _ in Supply<Int, Failed>() }
    let consumer = consume(mergeMany(supplies))
    consumer.task.cancel()
    executor.drain()
    #expect(consumer.events == [.finished])
    #expect(supplies.allSatisfy { $0.cancelled == 1 && $0.iterators.value == 0 })
  }

  @Test func `E20: sequences that ignore being cancelled don't hold the consumer`() {
    let stubborn = Supply<Int, Failed>(whenCancelled: .ignores)
    let consumer = consume(mergeMany(stubborn, first))
    consumer.task.cancel()
    executor.drain()
    #expect(consumer.events == [.finished])
    send(.value(1), to: stubborn)
    #expect(consumer.events == [.finished])
    #expect(stubborn.iterators.value == 0)
  }

  @Test func `letting the iterator go releases what was not read`() {
    let live = LiveCount()
    let supplies = (0..<3).map { _ in Supply<Counted, Failed>([.value(live.make())]) }
    let consumer = Consumer(mergeMany(supplies), on: executor, limit: 1)
    executor.drain()
    #expect(consumer.events.count == 1)
    #expect(supplies.allSatisfy { $0.iterators.value == 0 })
    #expect(live.value == 1)
    withExtendedLifetime(consumer) {}
  }

  @Test func `each iteration begins the sequences anew`() {
    let merged = mergeMany(first, second)
    let consumers = [consume(merged), consume(merged)]
    #expect([first.begun, second.begun] == [2, 2])
    for consumer in consumers { consumer.task.cancel() }
    executor.drain()
  }
}

/// Notes when it is begun and asked; it is empty.
private struct Noting: AsyncSequence, Sendable {
  struct Iterator: AsyncIteratorProtocol {
    let noting: Noting

    mutating func next(isolation actor: isolated (any Actor)? = #isolation) async -> Int? {
      noting.log.append("ask \(noting.name)")
      return nil
    }
  }

  let name: String
  let log: Log<String>

  func makeAsyncIterator() -> Iterator {
    log.append("begin \(name)")
    return Iterator(noting: self)
  }
}
