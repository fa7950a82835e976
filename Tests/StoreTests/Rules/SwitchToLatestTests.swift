import Store
import StoreTesting
import TestSupport
import Testing

/// Effects that switch to the latest: the edge cases of switching by their number.
@MainActor
struct SwitchToLatestTests {
  private enum Action: Hashable, Sendable {
    case ping(Int)
    case value(Int)
  }

  private enum ID { case request }

  /// Every ping starts `work`, in place of the one before.
  private func makeStore(
    _ work: @escaping @Sendable (Int, Send<Action>) async -> Void
  ) -> TestStore<[Int], Action> {
    TestStore(initialState: []) {
      Reduce { state, action in
        switch action {
        case .ping(let number):
          return .run { send in await work(number, send) }.switchToLatest(id: ID.request)
        case .value(let value):
          state.append(value)
          return .none
        }
      }
    }
  }

  @Test func `E1: a new ping cancels the request under way, whose answer is never seen`() async {
    let store = makeStore { number, send in
      try? await send.clock.sleep(for: .seconds(2))
      await send(.value(number))
    }
    await store.send(.ping(1))
    await store.advance(by: .seconds(1))
    await store.send(.ping(2))
    await store.advance(by: .seconds(2))
    await store.receive(.value(2)) { $0 = [2] }
    await store.finish()
  }

  @Test func `E12: of two pings in one turn only the second is answered, and one may not start`()
    async
  {
    let started = Log<Int>()
    let store = Store<[Int], Action>(initialState: []) {
      Reduce { state, action in
        switch action {
        case .ping(let number):
          return .run { send in
            started.append(number)
            await send(.value(number))
          }.switchToLatest(id: ID.request)
        case .value(let value):
          state.append(value)
          return .none
        }
      }
    }
    store.send(.ping(1))
    await store.send(.ping(2)).finish()
    #expect(store.state == [2])
    #expect(started.entries.count { $0 == 2 } == 1)
  }

  @Test func `E13: all answers of a request that has them at once arrive in order`() async {
    let store = makeStore { number, send in
      for value in 1...3 { await send(.value(value * number)) }
    }
    await store.send(.ping(10))
    await store.receive(.value(10)) { $0 = [10] }
    await store.receive(.value(20)) { $0 = [10, 20] }
    await store.receive(.value(30)) { $0 = [10, 20, 30] }
    await store.finish()
  }

  @Test func `E14: a ping that an answer sets off takes the place of the other answers`() async {
    let store = Store<[Int], Action>(initialState: []) {
      Reduce { state, action in
        switch action {
        case .ping(let number):
          return .run { send in
            for value in 1...3 { await send(.value(value * number)) }
          }.switchToLatest(id: ID.request)
        case .value(let value):
          state.append(value)
          return value == 1 ? .send(.ping(10)) : .none
        }
      }
    }
    await store.send(.ping(1)).finish()
    #expect(store.state == [1, 10, 20, 30])
  }

  @Test func `E15, E16: a request without an answer leaves the next one alone`() async {
    let store = makeStore { number, send in
      if number == 1 { return }
      if number == 2 { try? await send.clock.sleep(for: .seconds(1_000_000)) }
      if number == 3 { await send(.value(3)) }
    }
    for number in 1...3 { await store.send(.ping(number)) }
    await store.receive(.value(3)) { $0 = [3] }
    await store.finish()
  }

  @Test func `E24: after 10 000 pings one request is under way`() async {
    let store = Store<Int, Int>(initialState: 0) {
      Reduce { state, action in
        state = action
        return .run { _ in try? await untilCancelled() }.switchToLatest(id: ID.request)
      }
    }
    for number in 1...10_000 { store.send(number) }
    #expect(store.effectsInFlight == 1)
  }
}
