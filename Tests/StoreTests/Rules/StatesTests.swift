import Store
import TestSupport
import Testing

/// The store's states as a sequence.
@MainActor
struct StatesTests {
  private func makeStore() -> Store<Int, Int> {
    Store(initialState: 0) {
      Reduce { state, action in
        state = action
        return .none
      }
    }
  }

  @Test func `a stream begins with the state now and gives every committed one`() async {
    let store = makeStore()
    store.send(1)
    var states = store.states().makeAsyncIterator()
    [2, 2, 3].forEach { store.send($0) }
    var seen: [Int] = []
    for _ in 0..<4 {
      if let state = await states.next(isolation: #isolation) { seen.append(state) }
    }
    #expect(seen == [1, 2, 2, 3])
  }

  @Test func `a stream ends with its store`() async {
    let states: AsyncStream<Int>
    do {
      let store = makeStore()
      states = store.states()
      store.send(1)
    }
    var seen: [Int] = []
    for await state in states { seen.append(state) }
    #expect(seen == [0, 1])
  }

  @Test func `a buffering policy bounds what a slow consumer keeps`() async {
    let states: AsyncStream<Int>
    do {
      let store = makeStore()
      states = store.states(bufferingPolicy: .bufferingNewest(1))
      (1...100).forEach { store.send($0) }
    }
    var seen: [Int] = []
    for await state in states { seen.append(state) }
    #expect(seen == [100])
  }

  @Test func `a stream that nobody holds keeps no states`() {
    let live = LiveCount()
    let store = Store<Counted, Int>(initialState: live.make()) {
      Reduce { state, _ in
        state = live.make()
        return .none
      }
    }
    _ = store.states()
    for _ in 0..<100 { store.send(1) }
    #expect(live.value == 1)
  }
}
