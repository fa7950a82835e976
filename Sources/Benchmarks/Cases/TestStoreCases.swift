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
      baseline: { count in compare(reduce, count) }
    )
  }

  /// A timer's actions, each asserted; the clock moves on once.
  static func ticks() -> Workload {
    let reduce = Counter.opaque()
    return Workload(
      operation: { count in
        let store = TestStore<Int, Bool>(initialState: 0) {
          Reduce { state, isTick in
            if isTick { state += 1 }
            return isTick
              ? .none
              : .run { send in
                while (try? await send.clock.sleep(for: .seconds(1))) != nil { await send(true) }
              }
          }
        }
        await store.send(false)
        await store.advance(by: .seconds(count))
        for _ in 0..<count { await store.receive(true) { $0 += 1 } }
        await store.skipInFlightEffects()
        await store.finish()
        precondition(store.state == count)
      },
      baseline: { count in compare(reduce, count) }
    )
  }

  private static func compare(
    _ reduce: (inout Counter.State, Counter.Action) -> Effect<Counter.Action>,
    _ count: Int
  ) {
    var state = Counter.State()
    for _ in 0..<count {
      var expected = state
      expected.count += 1
      _ = reduce(&state, .add(1))
      if opaque(expected) != state { blackHole(state) }
    }
  }
}
