import StoreTesting

/// A transition that a test asserts, beside reducing and comparing.
@BenchmarkActor
enum TestStoreCases {
  static func transition() -> Workload {
    let store = TestStore(initialState: Counter.State()) { Counter() }
    let reduce = Counter.opaque()
    return Workload(
      operation: { count in
        for _ in 0..<count { await store.send(.add(1)) { $0.count += 1 } }
      },
      baseline: { count in
        var state = Counter.State()
        for _ in 0..<count {
          var expected = state
          expected.count += 1
          _ = reduce(&state, .add(1))
          if opaque(expected) != state { blackHole(state) }
        }
      }
    )
  }
}
