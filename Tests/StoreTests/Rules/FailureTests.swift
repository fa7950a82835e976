import Store
import TestSupport
import Testing

private struct Failed: Error, Hashable {
  let code: Int
}

private enum Action: Hashable, Sendable {
  case request(Int)
  case response(Result<Int, Failed>)
  case event(Event<Int, Failed>)
}

/// Rules 13 and 14: failures are materialized, misuse is reported, nothing traps but two things.
@MainActor
struct FailureTests {
  private func makeStore(
    observers: [any StoreObserver<[Action], Action>] = [],
    _ effect: @escaping (Action) -> Effect<Action>
  ) -> Store<[Action], Action> {
    Store(initialState: [], observers: observers) {
      Reduce { state, action in
        state.append(action)
        return effect(action)
      }
    }
  }

  /// Odd numbers fail with their code.
  nonisolated private func number(_ number: Int) async throws(Failed) -> Int {
    if number.isMultiple(of: 2) { return number }
    throw Failed(code: number)
  }

  @Test func `F40, R6: a failing request doesn't end the pipeline`() async {
    let store = makeStore { action in
      guard case .request(let number) = action else { return .none }
      return .materialize(
        { () throws(Failed) in try await self.number(number) },
        as: Action.response
      )
      .switchToLatest(id: 1)
    }
    for number in [2, 3, 4] { await store.send(.request(number)).finish() }
    #expect(
      store.state.filter { if case .response = $0 { true } else { false } }
        == [.response(.success(2)), .response(.failure(Failed(code: 3))), .response(.success(4))]
    )
  }

  @Test func `F48: an untyped error is lifted by a total function`() async {
    struct Odd: Error {}
    let store = makeStore { action in
      guard case .request = action else { return .none }
      return .materialize(
        { throw Odd() },
        mapError: { _ in Failed(code: 9) },
        as: Action.response
      )
    }
    await store.send(.request(1)).finish()
    #expect(store.state.last == .response(.failure(Failed(code: 9))))
  }

  @Test func `work is given the store's clock`() async {
    let store = Store<[Action], Action>(initialState: [], clock: SteppedClock(step: 5)) {
      Reduce { state, action in
        state.append(action)
        guard case .request = action else { return .none }
        return .materialize(
          { (clock: any Clock<Duration>) throws(Failed) in
            guard let clock = clock as? SteppedClock else { throw Failed(code: 0) }
            return clock.step
          },
          as: Action.response
        )
      }
    }
    await store.send(.request(1)).finish()
    #expect(store.state.last == .response(.success(5)))
  }

  @Test func `R7: a sequence is materialized as its values and one terminal event`() async {
    let store = makeStore { action in
      guard case .request(let count) = action else { return .none }
      return .materialize(Numbers(count: count, failure: nil), as: Action.event)
    }
    await store.send(.request(2)).finish()
    #expect(store.state.dropFirst() == [.event(.value(1)), .event(.value(2)), .event(.finished)])
  }

  @Test func `a failing sequence ends with its typed failure, and is not finished too`() async {
    let store = makeStore { action in
      guard case .request(let count) = action else { return .none }
      return .materialize(Numbers(count: count, failure: Failed(code: 4)), as: Action.event)
    }
    await store.send(.request(1)).finish()
    #expect(
      store.state.dropFirst() == [.event(.value(1)), .event(.failure(Failed(code: 4)))]
    )
  }

  @Test func `E31, H3: an empty sequence still says that it has finished`() async {
    let store = makeStore { action in
      guard case .request(let count) = action else { return .none }
      return .materialize(Numbers(count: count, failure: nil), as: Action.event)
    }
    await store.send(.request(0)).finish()
    #expect(store.state.last == .event(.finished))
  }

  @Test func `rule 13, L-T7: what cancelled work throws is not delivered`() async {
    let (begun, thrown) = (Gate(), Gate())
    let store = makeStore { action in
      guard action == .request(1) else { return .cancel(id: 1) }
      return .materialize(
        {
          defer { thrown.open() }
          begun.open()
          try await untilCancelled()
          return 1
        },
        mapError: { _ in Failed(code: 0) },
        as: Action.response
      )
      .cancellable(id: 1)
    }
    let task = store.send(.request(1))
    await begun.wait()
    store.send(.request(0))
    await thrown.wait()
    await task.finish()
    #expect(store.state == [.request(1), .request(0)])
  }

  @Test
  func `H2: an error that isn't a cancellation of ours is delivered, a CancellationError too`()
    async
  {
    let store = makeStore { action in
      guard case .request = action else { return .none }
      return .materialize(
        { throw CancellationError() },
        mapError: { _ in Failed(code: 1) },
        as: Action.response
      )
    }
    await store.send(.request(1)).finish()
    #expect(store.state.last == .response(.failure(Failed(code: 1))))
  }

  @Test func `rule 14: a send used after its effect has ended is dropped and reported`() async {
    let observer = Observer<[Action], Action>()
    let (ended, sent) = (Gate(), Gate())
    let store = makeStore(observers: [observer]) { action in
      guard case .request(1) = action else { return .none }
      return .run(name: "leaky") { send in
        Task {
          await ended.wait()
          await send(.request(2))
          sent.open()
        }
      }
    }
    await store.send(.request(1)).finish()
    ended.open()
    await sent.wait()
    #expect(store.state == [.request(1)])
    #expect(observer.diagnostics.map(\.kind) == [.sendAfterEnd])
    #expect(observer.diagnostics.first?.effect?.name == "leaky")
    let text = observer.diagnostics.first?.description ?? ""
    #expect(text.contains("request(2)") && text.contains("request(1)"))
    #expect(text.contains("FailureTests.swift"))
  }

  @Test func `F05: reading the store's state from inside its own reducer traps with a message`()
    async
  {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        var read: () -> Int = { 0 }
        let store = Store<Int, Int>(initialState: 0) {
          Reduce { state, _ in
            state = read()
            return .none
          }
        }
        read = { store.state }
        store.send(1)
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("read from inside its own reducer"))
  }

  @Test func `section 8: creating a store in its actor's initialiser traps with a message`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      actor Device {
        let store: Store<Int, Int>
        init() async {
          store = Store(initialState: 0) { EmptyReducer() }
        }
      }
      _ = await Device()
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("in the initialiser of its actor"))
  }
}

/// The numbers up to a count, then a failure or the end.
private struct Numbers: AsyncSequence, Sendable {
  let count: Int
  let failure: Failed?

  struct Iterator: AsyncIteratorProtocol {
    var next = 1
    let numbers: Numbers

    mutating func next(
      isolation actor: isolated (any Actor)? = #isolation
    ) async throws(Failed) -> Int? {
      if next <= numbers.count {
        defer { next += 1 }
        return next
      }
      if let failure = numbers.failure { throw failure }
      return nil
    }
  }

  func makeAsyncIterator() -> Iterator { Iterator(numbers: self) }
}

/// A clock that can be told from others.
private struct SteppedClock: Clock {
  let step: Int
  var now: ContinuousClock.Instant { ContinuousClock().now }
  var minimumResolution: Duration { .zero }
  func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {}
}
