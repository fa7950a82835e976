import StoreTesting
import Testing

/// F54: a live store and a test store handle the same actions in the same order.
struct SameEngineTests {
  @Test(arguments: 0..<300)
  func `F54: random effect trees give the same log in both stores`(seed: Int) async {
    var generator = Random(seed: UInt64(seed))
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

  init(generator: inout Random) {
    for action in 0..<12 {
      effects[action] = Self.tree(depth: 4, above: action, &generator)
    }
  }

  func reduce(into state: inout [Int], action: Int) -> Effect<Int> {
    state.append(action)
    return state.count < 500 ? effects[action] ?? .none : .none
  }

  /// A tree whose actions are greater than the one that it answers, so that a run ends.
  private static func tree(depth: Int, above action: Int, _ generator: inout Random) -> Effect<Int>
  {
    let strategies: [FlattenStrategy] = [.merge, .concat, .latest, .exhaust, .merge(atMost: 2)]
    switch generator.next(depth == 0 ? 3 : 8) {
    case 0: return .none
    case 1: return .cancel(id: generator.next(3))
    case 2: return .send(action + 1 + generator.next(4))
    case 3, 4: return .merge(children(depth: depth, above: action, &generator))
    case 5, 6: return .concatenate(children(depth: depth, above: action, &generator))
    default:
      return tree(depth: depth - 1, above: action, &generator)
        .cancellable(id: generator.next(3), strategies[generator.next(strategies.count)])
    }
  }

  private static func children(
    depth: Int,
    above action: Int,
    _ generator: inout Random
  ) -> [Effect<Int>] {
    (0..<generator.next(4)).map { _ in tree(depth: depth - 1, above: action, &generator) }
  }
}

/// A small seeded generator (xorshift64*, Vigna 2016).
struct Random {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
  }

  /// A number below the limit.
  mutating func next(_ limit: Int) -> Int {
    state ^= state >> 12
    state ^= state << 25
    state ^= state >> 27
    return Int((state &* 0x2545_F491_4F6C_DD1D) >> 33) % limit
  }
}
