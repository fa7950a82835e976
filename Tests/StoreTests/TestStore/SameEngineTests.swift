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

extension SameEngineTests {
  /// Zero starts an effect that sends one and another that sends two; one is followed at once by
  /// three.
  private static func reduce(_ state: inout [Int], _ action: Int) -> Effect<Int> {
    state.append(action)
    return switch action {
    case 0: .merge(.run { send in await send(1) }, .run { send in await send(2) })
    case 1: .send(3)
    default: .none
    }
  }

  @Test func `F54: what an effect just sends comes before what others have sent`() async {
    let store = TestStore<[Int], Int>(initialState: []) { Reduce(Self.reduce) }
    await store.send(0) { $0 = [0] }
    await store.receive(1) { $0 = [0, 1] }
    await store.receive(3) { $0 = [0, 1, 3] }
    await store.receive(2) { $0 = [0, 1, 3, 2] }
    await store.finish()
  }

  @Test @MainActor func `F54: so it is in a live store`() async {
    let store = Store<[Int], Int>(initialState: []) { Reduce(Self.reduce) }
    await store.send(0).finish()
    #expect(store.state == [0, 1, 3, 2] || store.state == [0, 2, 1, 3])
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
