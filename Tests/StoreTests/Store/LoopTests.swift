import Store
import Testing

@MainActor
struct LoopTests {
  @Test func `an action sent by an observer runs after the current one`() {
    let store = Store<Int, Int>(initialState: 0) {
      Reduce { state, action in
        state = state * 10 + action
        return .none
      }
    }
    var log: [Int] = []
    let token = store.observe { state in
      log.append(state)
      if state == 1 { store.send(2) }
    }
    store.send(1)
    #expect(log == [0, 1, 12])
    token.cancel()
  }

  @Test func `an effect answers through the store`() async {
    let store = Store<Int, Int>(initialState: 0) {
      Reduce { state, action in
        state += action
        return action == 1 ? .run { send in await send(10) } : .none
      }
    }
    await store.send(1).finish()
    #expect(store.state == 11)
    #expect(store.effectsInFlight == 0)
  }
}
