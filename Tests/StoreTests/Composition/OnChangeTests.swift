import Store
import StoreTesting
import Testing

private struct State: Equatable {
  var count = 0
  var changes: [String] = []
}

private struct Counter: Reducer {
  var body: some Reducer<State, Int> {
    Reduce<State, Int> { state, action in
      state.count += action
      return .none
    }
    .onChange(of: \.count) { old, new in
      Reduce<State, Int> { state, action in
        state.changes.append("\(old)>\(new)")
        return action == 5 ? .send(0) : .none
      }
    }
  }
}

struct OnChangeTests {
  @Test func `a reducer follows exactly the actions that changed the value`() async {
    let store = TestStore<State, Int>(initialState: State()) { Counter() }
    await store.send(1) {
      $0.count = 1
      $0.changes = ["0>1"]
    }
    await store.send(0)
    await store.send(5) {
      $0.count = 6
      $0.changes = ["0>1", "1>6"]
    }
    await store.receive(0)
    await store.finish()
  }
}
