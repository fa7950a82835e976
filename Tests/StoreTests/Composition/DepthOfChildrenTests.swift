import Effects
import Store
import TestSupport
import Testing

/// Eight values that lie beside each other, in the state itself.
private struct Eight<Value> {
  var values: (Value, Value, Value, Value, Value, Value, Value, Value)

  init(_ value: Value) {
    values = (value, value, value, value, value, value, value, value)
  }
}

/// A state of 64 KiB.
private struct Big {
  var first = Eight(Eight(Eight(Eight(0))))
  var second = Eight(Eight(Eight(Eight(0))))
  var count = 0
}

private enum Action: Sendable {
  case up
}

/// The same state again and again, one scope around the other.
private func nested(_ depth: Int) -> Reduce<Big, Action> {
  typealias Builder = ReducerBuilder<Big, Action>
  guard depth > 0 else {
    return Reduce { state, _ in
      state.count += 1
      return .none
    }
  }
  let inner = nested(depth - 1)
  return Builder.buildLimitedAvailability(
    Scope(state: \Big.self, action: CasePath({ $0 }, extract: { $0 })) { inner }
  )
}

struct DepthOfChildrenTests {
  @Test func `F35: thirty nested scopes with 64 KiB of state run on a stack of 512 KiB`() async {
    #expect(MemoryLayout<Big>.size >= 64 * 1024)
    let count = await StoreThread().run { thread in
      let store = Store<Big, Action>(initialState: Big(), isolation: thread) { nested(30) }
      for _ in 0..<3 { store.send(.up) }
      return store.state.count
    }
    #expect(count == 3)
  }
}
