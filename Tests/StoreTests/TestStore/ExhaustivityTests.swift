import StoreTesting
import TestSupport
import Testing

/// Exhaustivity can be changed for a piece of a test.
struct ExhaustivityTests {
  @Test func `a piece may be relaxed`() async {
    let store = makeTicker()
    await store.withExhaustivity(.off) {
      await store.send(.ask(1))
      await store.send(.ask(2))
    }
    #expect(store.state.number == 2)
    await store.send(.ask(3))
    await store.receive(.answer(3)) { $0.number = 3 }
    await store.finish()
  }

  @Test func `what happened in a relaxed piece can't be received after it`() async {
    let found = await failures {
      let store = makeTicker()
      await store.withExhaustivity(.off) { _ = await store.send(.ask(1)) }
      await store.receive(.answer(1))
      await store.finish()
    }
    #expect(found.count == 1)
    #expect(found.first?.message.contains("no action has arrived") == true)
  }

  @Test func `the mode before comes back when the piece throws`() async {
    struct Refused: Error {}
    let store = makeTicker()
    await #expect(throws: Refused.self) {
      try await store.withExhaustivity(.off) { throw Refused() }
    }
    #expect(store.exhaustivity == .on)
    await store.finish()
  }

  @Test func `on demand, what an action changed unasserted is shown`() async {
    let found = await failures {
      let store = makeTicker(exhaustivity: .off(showSkippedAssertions: true))
      await store.send(.direct)
      await store.finish()
    }
    #expect(found.allSatisfy { $0.severity == .warning })
    #expect(found.contains { $0.message.contains("isIndirect") })
  }
}
