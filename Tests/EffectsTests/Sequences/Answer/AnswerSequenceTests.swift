import Effects
import TestSupport
import Testing

struct AnswerSequenceTests {
  private let executor = ManualExecutor()
  private let calls = Log<Void>()

  private func run<S: AsyncSequence & Sendable>(
    _ sequence: S
  ) -> [Event<S.Element, S.Failure>] where S.Element: Sendable {
    let consumer = Consumer(sequence, on: executor)
    executor.drain()
    return consumer.events
  }

  private var answer: AnswerSequence<Int, Failed> {
    AnswerSequence { [calls] () throws(Failed) in
      calls.append(())
      return 42
    }
  }

  @Test func `H10: it is one answer, then the end`() {
    #expect(run(answer) == [.value(42), .finished])
    #expect(calls.entries.count == 1)
  }

  @Test func `F48: or one failure, with its type`() {
    let failing = AnswerSequence<Int, Failed> { () throws(Failed) in throw Failed(code: 3) }
    #expect(run(failing) == [.failure(Failed(code: 3))])
    #expect(run(failing.materialize()) == [.value(.failure(Failed(code: 3))), .finished])
  }

  @Test func `after a failure it has ended`() async {
    var iterator = AnswerSequence<Int, Failed> { () throws(Failed) in throw Failed(code: 3) }
      .makeAsyncIterator()
    await #expect(throws: Failed(code: 3)) { try await iterator.next() }
    #expect((try? await iterator.next()) == .some(nil))
  }

  @Test func `each iteration calls anew, when it is asked`() async throws {
    let sequence = answer
    var (first, second) = (sequence.makeAsyncIterator(), sequence.makeAsyncIterator())
    #expect(calls.entries.isEmpty)
    _ = try await first.next()
    _ = try await second.next()
    #expect(calls.entries.count == 2)
  }

  @Test func `none asks nothing`() {
    #expect(run(AnswerSequence<Int, Failed>.none) == [.finished])
  }

  @Test func `R6, E7: materialized answers keep their outer sequence alive`() {
    let numbers = Supply<Int, Never>([.value(1), .value(2), .value(3), .finished])
    let pace = Supply<Void, Never>(Array(repeating: .value(()), count: 7))
    let events = Consumer(
      numbers.map { number in
        AnswerSequence { () throws(Failed) in
          if number == 2 { throw Failed(code: 2) }
          return number
        }.materialize()
      }.switchToLatest(),
      on: executor,
      pace: pace
    )
    executor.drain()
    // Those that were superseded before they answered are dropped; the last one is not.
    #expect(events.events.suffix(3) == [.value(.value(3)), .value(.finished), .finished])
  }
}
