import StoreTesting
import Testing

private enum Action: Hashable, Sendable {
  case start, stop, tick
  case response(Int)
}

private enum ID { case timer }

private func makeStore() -> TestStore<Int, Action> {
  TestStore<Int, Action>(initialState: 0) {
    Reduce { state, action in
      switch action {
      case .start:
        return .run { send in
          while true {
            do { try await send.clock.sleep(for: .seconds(1)) } catch { return }
            await send(.tick)
          }
        }
        .cancellable(id: ID.timer)
      case .stop: return .cancel(id: ID.timer)
      case .tick:
        state += 1
        return .none
      case .response(let n):
        state = n
        return .none
      }
    }
  }
}

struct TestStoreSmoke {
  @Test func `time waits for assertions`() async {
    let store = makeStore()
    await store.send(.start)
    await store.advance(by: .seconds(3))
    await store.receive(.tick) { $0 = 1 }
    #expect(store.clock.now == TestClock().now.advanced(by: .seconds(1)))
    await store.receive(.tick) { $0 = 2 }
    await store.receive(.tick) { $0 = 3 }
    #expect(store.clock.now == TestClock().now.advanced(by: .seconds(3)))
    await store.send(.stop)
    await store.finish()
  }

  @Test func `missing`() async {
    let store = makeStore()
    await store.send(.start)
    await store.receive(.tick) { $0 = 1 }
    await store.send(.response(4)) { $0 = 5 }
    await store.finish()
  }

  @MainActor @Test func `main actor client`() async {
    let store = makeMain()
    await store.send(.start)
    await store.receive(.response(7)) { $0 = 7 }
    await store.finish()
  }

  @Test func `ticks are fast`() async {
    let store = makeStore()
    await store.send(.start)
    await store.advance(by: .seconds(1000))
    for i in 1...1000 { await store.receive(.tick) { $0 = i } }
    await store.send(.stop)
    await store.finish()
  }
}

@MainActor private func seven() async -> Int { 7 }

@MainActor private func makeMain() -> TestStore<Int, Action> {
  TestStore<Int, Action>(initialState: 0) {
    Reduce { state, action in
      switch action {
      case .start: return .run { send in await send(.response(await seven())) }
      case .response(let n):
        state = n
        return .none
      default: return .none
      }
    }
  }
}
