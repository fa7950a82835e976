import Store
import TestSupport
import Testing

/// Rule 3: no recursion anywhere, on a stack of 512 KiB.
struct DepthTests {
  private static let count = 100_000

  private static func makeStore(
    isolation: isolated any Actor,
    _ effect: @escaping (Int) -> Effect<Int>
  ) -> Store<Int, Int> {
    Store(initialState: 0) {
      Reduce { state, action in
        state += 1
        return effect(action)
      }
    }
  }

  @Test func `rule 3, F06: a chain of observers that send costs no stack`() async {
    let state = await StoreThread().run { thread in
      let store = Self.makeStore(isolation: thread) { _ in .none }
      let token = store.observe { if $0 > 0, $0 < Self.count { store.send(0) } }
      store.send(0)
      token.cancel()
      return store.state
    }
    #expect(state == Self.count)
  }

  @Test func `rule 3, F34: one action after the other through effects costs no stack`() async {
    let state = await StoreThread().run { thread in
      let store = Self.makeStore(isolation: thread) { $0 < Self.count ? .send($0 + 1) : .none }
      store.send(1)
      return store.state
    }
    #expect(state == Self.count)
  }

  @Test func `rule 3, F34: many concatenated effects cost no stack`() async {
    let state = await StoreThread().run { thread in
      let store = Self.makeStore(isolation: thread) { action in
        action == 0 ? .concatenate((1...Self.count).map { .send($0) }) : .none
      }
      store.send(0)
      return store.state
    }
    #expect(state == Self.count + 1)
  }

  @Test func `rule 3, F34: deeply nested effects cost no stack`() async {
    let state = await StoreThread().run { thread in
      let store = Self.makeStore(isolation: thread) { action in
        guard action == 0 else { return .none }
        var effect = Effect<Int>.send(1)
        for number in 1..<Self.count { effect = .concatenate(.merge(effect, .none), .send(number)) }
        return effect
      }
      store.send(0)
      return store.state
    }
    #expect(state == Self.count + 1)
  }

  @Test func `a store with a queue and a tree that were never worked off goes without recursion`()
    async
  {
    await StoreThread().run { thread in
      let store = Self.makeStore(isolation: thread) { action in
        guard action == 0 else { return .none }
        var effect = Effect<Int>.run { _ in await Gate().wait() }
        for _ in 1..<Self.count { effect = .concatenate(.merge(effect, .none), .send(1)) }
        return effect
      }
      store.send(0)
    }
  }
}
