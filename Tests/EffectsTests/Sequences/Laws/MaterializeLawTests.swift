import Effects
import TestSupport
import Testing

/// L-MD1 to L-MD5 on random sequences; the seed is the argument that a failure prints.
struct MaterializeLawTests {
  typealias E = Event<Int, Failed>

  private static let scriptsPerSeed = 500

  /// Holds for every random script that belongs to the seed.
  private func forAll(_ seed: Int, _ isLaw: (Script) -> Bool) {
    var generator = SplitMix64(seed: UInt64(seed))
    for _ in 0..<Self.scriptsPerSeed {
      let script = Script.random(&generator)
      guard !isLaw(script) else { continue }
      Issue.record("seed \(seed): \(script)")
      return
    }
  }

  /// The events before a consumer's own end.
  private func values<V, F>(_ events: [Event<V, F>]) -> [V] {
    events.compactMap { if case .value(let value) = $0 { value } else { nil } }
  }

  @Test(arguments: 1...10)
  func `L-MD1: dematerialize after materialize changes nothing`(seed: Int) {
    forAll(seed) { script in
      script.run { $0 } == script.run { $0.materialize().dematerialize() }
    }
  }

  @Test(arguments: 1...10)
  func `L-MD2: materialize after dematerialize changes no well-formed events`(seed: Int) {
    var generator = SplitMix64(seed: UInt64(seed))
    for _ in 0..<Self.scriptsPerSeed {
      let steps = Script.random(&generator).steps
      let events =
        steps.last.map { if case .value = $0 { false } else { true } } ?? false
        ? steps : steps + [.finished]
      #expect(values(run(events) { $0.dematerialize().materialize() }) == events, "seed \(seed)")
    }
  }

  @Test(arguments: 1...10)
  func `L-MD2: on all others it normalises, and doing so again changes nothing`(seed: Int) {
    var generator = SplitMix64(seed: UInt64(seed))
    for _ in 0..<Self.scriptsPerSeed {
      let events = Script.anyEvents(&generator)
      let once = values(run(events) { $0.dematerialize().materialize() })
      let isEnd = { (event: E) in if case .value = event { false } else { true } }
      let expected =
        events.firstIndex(where: isEnd).map { Array(events[...$0]) } ?? events + [.finished]
      #expect(once == expected, "seed \(seed): \(events)")
      #expect(values(run(once) { $0.dematerialize().materialize() }) == once, "seed \(seed)")
    }
  }

  @Test(arguments: 1...10)
  func `L-MD3: values, errors and completions part the events, and there is one error at most`(
    seed: Int
  ) {
    forAll(seed) { script in
      let events = values(script.run { $0.materialize() })
      let parts = (
        values(script.run { $0.materialize().values() }),
        values(script.run { $0.materialize().errors() }),
        values(script.run { $0.materialize().completions().map { 0 } })
      )
      let steps = script.uncut
      return parts.0 == values(steps) && parts.1.count <= 1
        && events == parts.0.map { .value($0) } + parts.1.map { .failure($0) }
          + parts.2.map { _ in .finished }
        && events == steps
    }
  }

  @Test(arguments: 1...10)
  func `L-MD4: materialize and map change places, for values and for failures`(seed: Int) {
    let map: @Sendable (E) -> E = { event in
      switch event {
      case .value(let value): .value(value * 3 + 1)
      case .failure(let failure): .failure(Failed(code: failure.code * 5 + 2))
      case .finished: .finished
      }
    }
    forAll(seed) { script in
      script.run { Mapped(base: $0, map: map).materialize() }
        == script.run { $0.materialize().map(map) }
    }
  }

  @Test(arguments: 1...10)
  func `L-MD5: what is cancelled has no terminal event of its own`(seed: Int) {
    var generator = SplitMix64(seed: UInt64(seed))
    for _ in 0..<Self.scriptsPerSeed {
      let list = Script.random(&generator).steps.filter {
        if case .value = $0 { true } else { false }
      }
      let executor = ManualExecutor()
      let whenCancelled: [Supply<Int, Failed>.WhenCancelled] = [.ends, .fails(Failed(code: 1))]
      let supply = Supply(list, whenCancelled: whenCancelled[generator.number(below: 2)])
      let consumer = Consumer(supply.materialize(), on: executor)
      executor.drain()
      consumer.task.cancel()
      executor.drain()
      #expect(consumer.events == list.map { .value($0) } + [.finished], "seed \(seed)")
      #expect(supply.iterators.value == 0)
    }
  }
}

/// A sequence whose values and failures are mapped.
private struct Mapped<Base: AsyncSequence<Int, Failed> & Sendable>: AsyncSequence, Sendable {
  struct Iterator: AsyncIteratorProtocol {
    var base: Base.AsyncIterator
    let map: @Sendable (Event<Int, Failed>) -> Event<Int, Failed>

    mutating func next(
      isolation actor: isolated (any Actor)? = #isolation
    ) async throws(Failed) -> Int? {
      let event: Event<Int, Failed>
      do throws(Failed) {
        event = try await base.next(isolation: actor).map { .value($0) } ?? .finished
      } catch {
        event = .failure(error)
      }
      switch map(event) {
      case .value(let value): return value
      case .failure(let failure): throw failure
      case .finished: return nil
      }
    }
  }

  let base: Base
  let map: @Sendable (Event<Int, Failed>) -> Event<Int, Failed>

  func makeAsyncIterator() -> Iterator { Iterator(base: base.makeAsyncIterator(), map: map) }
}
