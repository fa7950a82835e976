import Effects
import TestSupport
import Testing

/// Who leaves a shared sequence, and what becomes of it.
struct ShareLeavingTests {
  typealias E = Event<Int, Failed>

  private let executor = ManualExecutor()
  private let supply = Supply<Int, Failed>()

  private func consume(
    _ sequence: ShareSequence<Supply<Int, Failed>>,
    pace: Supply<Void, Never>? = nil,
    limit: Int = .max
  ) -> Consumer<Int, Failed> {
    defer { executor.drain() }
    return Consumer(sequence, on: executor, pace: pace, limit: limit)
  }

  private func send(_ steps: E...) {
    for step in steps {
      supply.send(step)
      executor.drain()
    }
  }

  @Test func `when all have left the source is cancelled, and who comes later begins it anew`() {
    let shared = supply.share()
    let (first, second) = (consume(shared), consume(shared))
    first.task.cancel()
    executor.drain()
    #expect(supply.cancelled == 0)
    second.task.cancel()
    executor.drain()
    #expect(first.events == [.finished])
    #expect(supply.cancelled == 1)
    #expect(supply.iterators.value == 0)
    let third = consume(shared)
    send(.value(1))
    #expect(third.events == [.value(1)])
    #expect(supply.begun == 2)
  }

  @Test func `E20: what a given up source still produces reaches nobody`() {
    let supply = Supply<Int, Failed>(whenCancelled: .ignores)
    let shared = supply.share()
    let first = Consumer(shared, on: executor)
    executor.drain()
    first.task.cancel()
    executor.drain()
    let second = Consumer(shared, on: executor)
    executor.drain()
    #expect(supply.begun == 2)
    // The first in line is the one that has been given up.
    supply.send(1)
    supply.send(2)
    executor.drain()
    #expect(second.events == [.value(2)])
  }

  @Test func `a resting source is let go when the last consumer leaves`() {
    let shared = supply.share()
    let first = consume(shared, limit: 1)
    send(.value(1))
    #expect(first.events == [.value(1)])
    #expect(supply.iterators.value == 0)
    #expect(supply.pulls == 1)
  }

  @Test func `a consumer that leaves disturbs nobody`() {
    let shared = supply.share()
    let first = consume(shared, limit: 1)
    let (second, third) = (consume(shared), consume(shared))
    send(.value(1))
    third.task.cancel()
    executor.drain()
    send(.value(2), .finished)
    #expect(first.events == [.value(1)])
    #expect(second.events == [.value(1), .value(2), .finished])
    #expect(third.events == [.value(1), .finished])
    #expect(supply.cancelled == 0)
  }

  @Test func `a cancelled consumer gets no more, even if elements are kept for it`() {
    let shared = supply.share()
    let pace = Supply<Void, Never>()
    let slow = consume(shared, pace: pace)
    let fast = consume(shared)
    send(.value(1), .value(2))
    slow.task.cancel()
    executor.drain()
    #expect(slow.events == [])
    #expect(fast.events == [.value(1), .value(2)])
  }

  @Test func `F47: a hundred waiting consumers that are cancelled all return`() {
    let shared = supply.share()
    let consumers = (0..<100).map { _ in consume(shared) }
    for consumer in consumers { consumer.task.cancel() }
    executor.drain()
    #expect(consumers.allSatisfy { $0.events == [.finished] })
    #expect(supply.iterators.value == 0)
  }

  @Test(arguments: [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]])
  func `nothing is left, in whatever order the consumers leave`(order: [Int]) {
    let (live, supply) = (LiveCount(), Supply<Counted, Failed>())
    do {
      let shared = supply.share()
      let pace = Supply<Void, Never>()
      var consumers = [
        Consumer(shared, on: executor),
        Consumer(shared, on: executor, pace: pace),
        Consumer(shared, on: executor),
      ].map(\.task)
      executor.drain()
      supply.send(live.make())
      supply.send(live.make())
      executor.drain()
      for number in order {
        consumers[number].cancel()
        executor.drain()
      }
      consumers = []
    }
    #expect(live.value == 0)
    #expect(supply.iterators.value == 0)
    #expect(supply.cancelled == 1)
  }
}
