import StoreTesting
import TestSupport
import Testing

/// F67: a test can say that nothing happened.
struct NoEffectsTests {
  @Test func `F67: nothing runs and nothing waits`() async {
    let store = makeTicker()
    await store.send(.nothing)
    await store.expectNoEffects()
    await store.finish()
  }

  @Test func `F67: an effect that runs is told, and runs on`() async {
    let store = makeTicker()
    let found = await failures {
      await store.send(.start)
      await store.expectNoEffects()
    }
    #expect(found.count == 1)
    #expect(
      found.first?.message.hasPrefix("Expected no effects, but found 1 effect running:")
        == true
    )
    #expect(store.effectsInFlight == 1)
    await store.skipInFlightEffects()
    await store.finish()
  }

  @Test func `F67: an action that waits is told, and waits on`() async {
    let store = makeTicker()
    let found = await failures {
      await store.send(.ask(1))
      await store.expectNoEffects()
    }
    #expect(found.count == 1)
    await store.receive(.answer(1)) { $0.number = 1 }
    await store.finish()
  }

  @Test func `F67: of two effects the silent one doesn't spoil the other's receive`() async {
    let store = TestStore<Int, Int>(initialState: 0) {
      Reduce { state, action in
        guard action == 0 else {
          state = action
          return .none
        }
        return .merge(.run { send in await send(1) }, .run { _ in })
      }
    }
    await store.send(0)
    await store.receive(1) { $0 = 1 }
    await store.expectNoEffects()
    await store.finish()
  }
}
