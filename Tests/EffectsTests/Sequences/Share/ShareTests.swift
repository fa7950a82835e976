import Effects
import TestSupport
import Testing

/// `share()` on an executor that the test drives.
struct ShareTests {
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

  @Test func `R9, E32, F43: two consumers, one execution, and both get everything`() {
    let shared = supply.share()
    let (first, second) = (consume(shared), consume(shared))
    send(.value(1), .value(2), .finished)
    #expect(first.events == [.value(1), .value(2), .finished])
    #expect(second.events == first.events)
    #expect(supply.begun == 1)
  }

  @Test func `nothing is begun before somebody asks`() {
    let shared = supply.share()
    #expect(supply.begun == 0)
    let iterator = shared.makeAsyncIterator()
    executor.drain()
    #expect(supply.begun == 0)
    withExtendedLifetime(iterator) {}
  }

  @Test func `F43: a source that never suspends is executed once too`() {
    let supply = Supply<Int, Failed>([.value(1), .value(2), .finished])
    let shared = supply.share()
    let (first, second) = (Consumer(shared, on: executor), Consumer(shared, on: executor))
    executor.drain()
    let late = Consumer(shared, on: executor)
    executor.drain()
    #expect(first.events == [.value(1), .value(2), .finished])
    #expect(second.events == first.events)
    #expect(late.events == [.finished])
    #expect(supply.begun == 1)
  }

  @Test func `F43, F49: a failure reaches every consumer, once, and starts nothing anew`() {
    let shared = supply.share()
    let (first, second) = (consume(shared), consume(shared))
    send(.failure(Failed(code: 3)))
    let late = consume(shared)
    #expect(first.events == [.failure(Failed(code: 3))])
    #expect(second.events == first.events)
    #expect(late.events == first.events)
    #expect(supply.begun == 1)
  }

  @Test func `H11, F43: who joins after the end gets the end, and nothing is begun again`() {
    let shared = supply.share()
    let first = consume(shared)
    send(.value(1), .finished)
    let late = consume(shared)
    #expect(first.events == [.value(1), .finished])
    #expect(late.events == [.finished])
    #expect(supply.begun == 1)
  }

  @Test func `after a failure is thrown once, nil follows`() async {
    let supply = Supply<Int, Failed>([.failure(Failed(code: 3))])
    var iterator = supply.share().makeAsyncIterator()
    await #expect(throws: Failed(code: 3)) { try await iterator.next() }
    #expect((try? await iterator.next()) == .some(nil))
  }

  @Test func `who joins in the middle sees what comes from then on`() {
    let shared = supply.share()
    let first = consume(shared)
    send(.value(1))
    let second = consume(shared)
    send(.value(2), .finished)
    #expect(first.events == [.value(1), .value(2), .finished])
    #expect(second.events == [.value(2), .finished])
  }

  @Test func `F44: who joins while an element is under way gets it`() {
    let shared = supply.share()
    let first = consume(shared)
    #expect(supply.isAsked)
    let second = consume(shared)
    send(.value(1))
    #expect(first.events == [.value(1)])
    #expect(second.events == [.value(1)])
    #expect(supply.pulls == 2)
  }

  @Test func `F44: who has joined and not asked yet misses nothing`() async throws {
    let shared = supply.share()
    var early = shared.makeAsyncIterator()
    let first = consume(shared)
    send(.value(1), .value(2), .finished)
    #expect(first.events.count == 3)
    #expect(try await early.next() == 1)
    #expect(try await early.next() == 2)
    #expect(try await early.next() == nil)
  }

  @Test func `E22: the fastest consumer sets the pace`() {
    let shared = supply.share()
    let (slow, fast) = (Supply<Void, Never>(), Supply<Void, Never>())
    let slowOne = consume(shared, pace: slow)
    let fastOne = consume(shared, pace: fast)
    #expect(supply.pulls == 0)
    fast.send(())
    executor.drain()
    send(.value(1))
    #expect(supply.pulls == 1)
    fast.send(())
    executor.drain()
    #expect(supply.pulls == 2)
    send(.value(2))
    #expect(supply.pulls == 2)
    for _ in 1...2 { slow.send(()) }
    executor.drain()
    #expect(slowOne.events == [.value(1), .value(2)])
    #expect(fastOne.events == slowOne.events)
    #expect(supply.pulls == 2)
    slow.send(())
    executor.drain()
    #expect(supply.pulls == 3)
  }

  @Test func `F45: everybody is told the end, then everything is let go`() {
    let live = LiveCount()
    let supply = Supply<Counted, Failed>()
    let (first, second) = (Log<Bool>(), Log<Bool>())
    do {
      let shared = supply.share()
      for log in [first, second] {
        Task(executorPreference: executor) {
          do throws(Failed) {
            for try await _ in shared { log.append(true) }
            log.append(false)
          } catch {
            Issue.record("\(error)")
          }
        }
      }
    }
    executor.drain()
    supply.send(live.make())
    supply.send(.finished)
    executor.drain()
    #expect(first.entries == [true, false])
    #expect(second.entries == [true, false])
    #expect(live.value == 0)
    #expect(supply.iterators.value == 0)
  }

  @Test func `the source is let go at its end while the shared sequence lives on`() {
    let live = LiveCount()
    let shared = Holding(live.make()).share()
    #expect(live.value == 1)
    let consumer = Consumer(shared, on: executor)
    executor.drain()
    #expect(consumer.events == [.finished])
    #expect(live.value == 0)
    withExtendedLifetime(shared) {}
  }

  @Test func `F53: waiting consumers are resumed in the order of joining, every time`() {
    let shared = supply.share()
    let order = Log<Int>()
    for number in 1...3 {
      Task(executorPreference: executor) {
        var iterator = shared.makeAsyncIterator()
        while (try? await iterator.next(isolation: #isolation)) != .some(nil) {
          order.append(number)
        }
      }
    }
    executor.drain()
    for _ in 1...1000 { send(.value(0)) }
    #expect(order.entries == (1...1000).flatMap { _ in [1, 2, 3] })
    send(.finished)
  }

  @Test func `F52: the source has the priority of the consumer that began it`() async {
    let seen = Log<TaskPriority>()
    let shared = Looking { seen.append(Task.basePriority ?? .high) }.share()
    // Waiting for the task instead of the end would raise its priority.
    let over = Gate()
    let consumer = Task(priority: .low) {
      for await _ in shared {}
      over.open()
    }
    await over.wait()
    #expect(seen.entries == [.low])
    await consumer.value
  }

  @Test func `the source runs where the consumer that began it runs, with its task locals`() {
    let seen = Log<Int>()
    let shared = Looking { seen.append(Context.number) }.share()
    Context.$number.withValue(7) {
      _ = Consumer(shared, on: executor)
      executor.drain()
    }
    // The executor that the test drains has run it, or it would not be there yet.
    #expect(seen.entries == [7])
  }
}

private enum Context {
  @TaskLocal static var number = 0
}

/// Looks around when it is asked; it is empty.
private struct Looking: AsyncSequence, Sendable {
  struct Iterator: AsyncIteratorProtocol {
    let look: @Sendable () -> Void

    mutating func next(isolation actor: isolated (any Actor)? = #isolation) async -> Int? {
      look()
      return nil
    }
  }

  let look: @Sendable () -> Void

  init(_ look: @escaping @Sendable () -> Void) {
    self.look = look
  }

  func makeAsyncIterator() -> Iterator { Iterator(look: look) }
}

/// An empty sequence that holds an object.
private struct Holding: AsyncSequence, Sendable {
  struct Iterator: AsyncIteratorProtocol {
    mutating func next(isolation actor: isolated (any Actor)? = #isolation) async -> Int? { nil }
  }

  private let object: Counted

  init(_ object: Counted) {
    self.object = object
  }

  func makeAsyncIterator() -> Iterator { Iterator() }
}
