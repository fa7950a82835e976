import Store

/// Actions that need nothing but the reducer.
@BenchmarkActor
enum SendCases {
  static func send() -> Workload {
    let store = Store(initialState: Counter.State()) { Counter() }
    let reduce = Counter.opaque()
    return Workload(
      operation: { count in
        for _ in 0..<count { store.send(.add(1)) }
        blackHole(store.state.count)
      },
      baseline: { count in
        var state = Counter.State()
        for _ in 0..<count { _ = reduce(&state, .add(1)) }
        blackHole(state.count)
      }
    )
  }

  /// Each action is answered by another one: two are reduced.
  static func feedback() -> Workload {
    let store = Store(initialState: Counter.State()) { Counter() }
    let reduce = Counter.opaque()
    return Workload(
      operation: { count in
        for _ in 0..<count { store.send(.addLater(1)) }
        blackHole(store.state.count)
      },
      baseline: { count in
        var state = Counter.State()
        for _ in 0..<count {
          _ = reduce(&state, .addLater(1))
          _ = reduce(&state, .add(1))
        }
        blackHole(state.count)
      }
    )
  }
}
