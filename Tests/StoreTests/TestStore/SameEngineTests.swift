import Effects
import StoreTesting
import Testing

/// F54: a live store and a test store handle the same actions in the same order.
struct SameEngineTests {
  @Test(arguments: 0..<300)
  func `F54: random effect trees give the same log in both stores`(seed: Int) async {
    var generator = SplitMix64(seed: UInt64(seed))
    let rules = Rules(generator: &generator)
    let live = await MainActor.run {
      let store = Store<[Int], Int>(initialState: []) { rules }
      store.send(0)
      return store.state
    }
    let store = TestStore<[Int], Int>(initialState: [], exhaustivity: .off) { rules }
    await store.send(0)
    #expect(store.state == live)
    await store.finish()
  }
}

/// Answers each action with a random tree of effects that just send, cancel and hold ids.
private struct Rules: Reducer {
  private var effects: [Int: Effect<Int>] = [:]

  init(generator: inout SplitMix64) {
    for action in 0..<12 {
      effects[action] = Self.tree(depth: 4, above: action, &generator)
    }
  }

  func reduce(into state: inout [Int], action: Int) -> Effect<Int> {
    state.append(action)
    return state.count < 500 ? effects[action] ?? .none : .none
  }

  /// A tree whose actions are greater than the one that it answers, so that a run ends.
  private static func tree(depth: Int, above action: Int, _ generator: inout SplitMix64) -> Effect<
    Int
  > {
    let strategies: [FlattenStrategy] = [.merge, .concat, .latest, .exhaust, .merge(atMost: 2)]
    switch generator.number(below: depth == 0 ? 3 : 8) {
    case 0: return .none
    case 1: return .cancel(id: generator.number(below: 3))
    case 2: return .send(action + 1 + generator.number(below: 4))
    case 3, 4: return .merge(children(depth: depth, above: action, &generator))
    case 5, 6: return .concatenate(children(depth: depth, above: action, &generator))
    default:
      return tree(depth: depth - 1, above: action, &generator)
        .cancellable(
          id: generator.number(below: 3),
          strategies[generator.number(below: strategies.count)]
        )
    }
  }

  private static func children(
    depth: Int,
    above action: Int,
    _ generator: inout SplitMix64
  ) -> [Effect<Int>] {
    (0..<generator.number(below: 4)).map { _ in tree(depth: depth - 1, above: action, &generator) }
  }
}
