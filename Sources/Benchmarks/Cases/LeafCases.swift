import Store

/// An action for a leaf that is embedded five times, sent through the leaf's own store.
@BenchmarkActor
enum LeafCases {
  private typealias First = LeafFeatures.First
  private typealias Second = LeafFeatures.Second
  private typealias Third = LeafFeatures.Third
  private typealias Fourth = LeafFeatures.Fourth
  private typealias Fifth = LeafFeatures.Fifth

  static func leaf() -> Workload {
    let root = Store(initialState: First.State()) { First() }
    let store =
      root
      .scope(state: \.second, action: First.second)
      .scope(state: \.third, action: Second.third)
      .scope(state: \.fourth, action: Third.fourth)
      .scope(state: \.fifth, action: Fourth.fifth)
      .scope(state: \.leaf, action: Fifth.leaf)
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

  /// The same action, sent through the root's store: what the reducers alone cost.
  static func fromRoot() -> Workload {
    let store = Store(initialState: First.State()) { First() }
    let reduce = Counter.opaque()
    return Workload(
      operation: { count in
        for _ in 0..<count { store.send(.second(.third(.fourth(.fifth(.leaf(.add(1))))))) }
        blackHole(store.state.second.third.fourth.fifth.leaf.count)
      },
      baseline: { count in
        var state = Counter.State()
        for _ in 0..<count { _ = reduce(&state, .add(1)) }
        blackHole(state.count)
      }
    )
  }
}
