import Effects
import RandomNumberFeature
import Store
import StoreTesting
import TestSupport
import Testing

/// What the article's view model has to do (R), and what it does wrong and this must not (H).
struct RandomNumberTests {
  private func makeStore(
    initialState: RandomNumber.State = .initial,
    _ client: RandomNumberClient
  ) -> TestStore<RandomNumber.State, RandomNumber.Action> {
    TestStore(initialState: initialState) { RandomNumber(client: client) }
  }

  private static let states: [RandomNumber.State] = [
    .initial, .loading, .loaded(3), .error(.quotaExhausted),
  ]

  @Test func `R1, R3: nothing is asked for before the first ping`() async {
    let client = ScriptedClient()
    let store = makeStore(client.client)
    #expect(store.state == .initial)
    await store.send(.response(.success(1))) { $0 = .loaded(1) }
    await store.send(.dismiss) { $0 = .initial }
    await store.finish()
    #expect(client.requests == [])
  }

  @Test(arguments: states)
  func `R4, H9: a ping shows loading in the same turn, from any state, before any answer`(
    state: RandomNumber.State
  ) async {
    let store = makeStore(initialState: state, RandomNumberClient { _ in 7 })
    if state == .loading {
      await store.send(.ping)
    } else {
      await store.send(.ping) { $0 = .loading }
    }
    await store.receive(.response(.success(7))) { $0 = .loaded(7) }
    await store.finish()
  }

  @Test(arguments: states)
  func `a dismissal resets any state`(state: RandomNumber.State) async {
    let store = makeStore(initialState: state, RandomNumberClient { _ in 7 })
    if state == .initial {
      await store.send(.dismiss)
    } else {
      await store.send(.dismiss) { $0 = .initial }
    }
    await store.finish()
  }

  @Test func `R11: a number is shown as loaded`() async {
    let store = makeStore(RandomNumberClient { range in range.upperBound })
    await store.send(.ping) { $0 = .loading }
    await store.receive(.response(.success(100))) { $0 = .loaded(100) }
    await store.finish()
  }

  @Test(arguments: RandomDotOrgErrorTests.all)
  func `R12, H2: every error is shown as it is, and none leaves the state loading`(
    error: RandomDotOrgError
  ) async {
    let store = makeStore(RandomNumberClient { _ throws(RandomDotOrgError) in throw error })
    await store.send(.ping) { $0 = .loading }
    await store.receive(.response(.failure(error))) { $0 = .error(error) }
    await store.finish()
  }

  @Test func `R6, F40: after an error the next ping works`() async {
    let client = ScriptedClient()
    let store = makeStore(client.client)
    await store.send(.ping) { $0 = .loading }
    client.answer(1, .failure(.unavailable))
    await store.receive(.response(.failure(.unavailable))) { $0 = .error(.unavailable) }
    await store.send(.ping) { $0 = .loading }
    client.answer(2, .success(9))
    await store.receive(.response(.success(9))) { $0 = .loaded(9) }
    await store.finish()
    #expect(client.requests == [1, 2])
  }

  @Test func `R5, L-SW1: of many pings only the last one's answer counts, whatever the order`()
    async
  {
    let client = ScriptedClient()
    let store = makeStore(client.client)
    await store.send(.ping) { $0 = .loading }
    await store.send(.ping)
    await store.send(.ping)
    #expect(store.effectsInFlight == 1)
    client.answer(3, .success(30))
    client.answer(1, .success(10))
    client.answer(2, .failure(.timedOut))
    await store.receive(.response(.success(30))) { $0 = .loaded(30) }
    await store.finish()
  }

  @Test func `H1, H5: an answer that comes after the dismissal changes nothing`() async {
    let client = ScriptedClient()
    let store = makeStore(client.client)
    await store.send(.ping) { $0 = .loading }
    await store.send(.dismiss) { $0 = .initial }
    client.answer(1, .success(10))
    #expect(store.effectsInFlight == 0)
    await store.finish()
    #expect(store.state == .initial)
  }

  @Test func `H4: an answer that waits to be handled doesn't survive the next ping`() async {
    let client = ScriptedClient()
    client.answer(1, .success(10))
    client.answer(2, .success(20))
    let thread = StoreThread()
    let actions = await thread.run { thread in
      let observer = ActionObserver()
      let store = Store(initialState: .initial, isolation: thread, observers: [observer]) {
        RandomNumber(client: client.client)
      }
      store.send(.ping)
      // The answer has left its effect and stands in line for the store's thread.
      thread.executor.waitUntilQueued(1)
      await store.send(.ping).finish()
      #expect(store.state == .loaded(20))
      return observer.actions
    }
    #expect(actions == [.ping, .ping, .response(.success(20))])
  }

  @MainActor
  @Test func `H8, R8: in a live store every change happens on the store's actor, in order`() async {
    let store = Store<RandomNumber.State, RandomNumber.Action>(initialState: .initial) {
      RandomNumber(client: RandomNumberClient { _ in 5 })
    }
    var states: [RandomNumber.State] = []
    let token = store.observe { state in
      MainActor.preconditionIsolated()
      states.append(state)
    }
    await store.send(.ping).finish()
    #expect(states == [.initial, .loading, .loaded(5)])
    token.cancel()
  }

  @MainActor
  @Test func `R9, E32: two observers of one store see one request`() async {
    let asked = Locked(0)
    let store = Store<RandomNumber.State, RandomNumber.Action>(initialState: .initial) {
      RandomNumber(
        client: RandomNumberClient { _ in
          asked.withLock { $0 += 1 }
          return 5
        }
      )
    }
    var (values, errors): ([Int?], [RandomDotOrgError?]) = ([], [])
    let first = store.observe(\.value) { values.append($0) }
    let second = store.observe(\.error) { errors.append($0) }
    await store.send(.ping).finish()
    #expect(values == [nil, 5])
    #expect(errors == [nil])
    #expect(asked.withLock { $0 } == 1)
    first.cancel()
    second.cancel()
  }

  @Test(arguments: states)
  func `R13: there is something to show exactly for a number or an error`(
    state: RandomNumber.State
  ) {
    let isShown = state.value != nil || state.error != nil
    #expect(isShown == (state != .initial && state != .loading))
  }

  @MainActor
  @Test func `a ping and a dismissal in one turn deliver nothing, ever`() async {
    let client = ScriptedClient()
    let store = Store<RandomNumber.State, RandomNumber.Action>(initialState: .initial) {
      RandomNumber(client: client.client)
    }
    var states: [RandomNumber.State] = []
    let token = store.observe { states.append($0) }
    let task = store.send(.ping)
    store.send(.dismiss)
    client.answer(1, .success(1))
    await task.finish()
    #expect(states == [.initial, .loading, .initial])
    token.cancel()
  }

  @MainActor
  @Test func `R5, H15: of ten thousand rapid pings only the last one's answer is delivered`() async
  {
    // Answers with the number of its ping, and ignores cancellation.
    let loaded = await answers(toPings: 10_000, RandomNumberClient { _ in Ping.number })
    #expect(loaded == [10_000])
  }

  @MainActor
  @Test func `R5: answers that come in any order change nothing of that`() async {
    let door = Gate()
    let client = RandomNumberClient { _ in
      await door.wait()
      return Ping.number
    }
    let loaded = await answers(toPings: 10_000, client, then: door.open)
    #expect(loaded == [10_000])
  }

  /// The numbers that a live store shows after so many pings in one turn.
  @MainActor
  private func answers(
    toPings count: Int,
    _ client: RandomNumberClient,
    then go: () -> Void = {}
  ) async -> [Int] {
    let store = Store<RandomNumber.State, RandomNumber.Action>(initialState: .initial) {
      RandomNumber(client: client)
    }
    var loaded: [Int] = []
    let token = store.observe { if let number = $0.value { loaded.append(number) } }
    var last: StoreTask?
    for number in 1...count { last = Ping.$number.withValue(number) { store.send(.ping) } }
    #expect(store.effectsInFlight == 1)
    go()
    await last?.finish()
    #expect(store.effectsInFlight == 0)
    token.cancel()
    return loaded
  }

  @MainActor
  @Test(arguments: 1...20)
  func
    `L-S1, L-S4: a random session loads exactly while a request is alive, and keeps to the graph`(
      seed: Int
    ) async
  {
    var generator = SplitMix64(seed: UInt64(seed))
    let client = RandomNumberClient { _ throws(RandomDotOrgError) in
      if Ping.number.isMultiple(of: 3) { throw .unavailable }
      return Ping.number
    }
    let edges = EdgeObserver()
    let store = Store<RandomNumber.State, RandomNumber.Action>(
      initialState: .initial,
      observers: [edges]
    ) {
      RandomNumber(client: client)
    }
    for number in 1...100 {
      let task = Ping.$number.withValue(number) {
        store.send(generator.number(below: 3) == 0 ? .dismiss : .ping)
      }
      #expect(store.state.isLoading == (store.effectsInFlight == 1))
      if generator.number(below: 2) == 0 { await task.finish() }
      #expect(store.state.isLoading == (store.effectsInFlight == 1))
    }
    #expect(edges.seen.isSubset(of: EdgeObserver.allowed))
  }
}

/// The number of the ping that a request goes back to.
private enum Ping {
  @TaskLocal static var number = 0
}
