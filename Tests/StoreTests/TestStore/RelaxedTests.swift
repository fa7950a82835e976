import StoreTesting
import TestSupport
import Testing

/// Without exhaustivity: things happen by themselves, and only what is asserted is checked.
struct RelaxedTests {
  @Test func `F57: a change made by a follow-up action can be expected of the send`() async {
    let store = makeTicker(exhaustivity: .off)
    await store.send(.direct) { $0.isIndirect = true }
    await store.finish()
  }

  @Test func `F57: with exhaustivity the same expectation is a failure`() async {
    let found = await failures {
      let store = makeTicker()
      await store.send(.direct) { $0.isIndirect = true }
      await store.skipReceivedActions()
      await store.finish()
    }
    #expect(found.count == 1)
  }

  @Test func `an action that has been reduced by itself can still be received`() async {
    let store = makeTicker(exhaustivity: .off)
    await store.send(.ask(1))
    await store.send(.ask(2))
    await store.receive(.answer(2)) { $0.number = 2 }
    await store.finish()
  }

  @Test func `an action that doesn't arrive is a failure there too`() async {
    let found = await failures {
      let store = makeTicker(exhaustivity: .off)
      await store.send(.ask(1))
      await store.receive(.answer(2))
      await store.finish()
    }
    #expect(found.count == 1)
    #expect(found.first?.message.contains("all that has arrived is .answer(1)") == true)
  }

  @Test func `what was not asserted is shown on demand`() async {
    let found = await failures {
      let store = makeTicker(exhaustivity: .off(showSkippedAssertions: true))
      await store.send(.ask(1))
      await store.finish()
    }
    #expect(found.map(\.severity) == [.warning])
    #expect(
      found.first?.message.hasPrefix("Not asserted: .answer(1), sent by an effect of .ask(1)")
        == true
    )
  }

  @Test func `what is received later has been asserted, and isn't shown`() async {
    let found = await failures {
      let store = makeTicker(exhaustivity: .off(showSkippedAssertions: true))
      await store.send(.ask(1))
      await store.receive(.answer(1)) { $0.number = 1 }
      await store.finish()
    }
    #expect(found.isEmpty)
  }

  @Test func `what is passed over by a receive is shown there`() async {
    let found = await failures {
      let store = makeTicker(exhaustivity: .off(showSkippedAssertions: true))
      await store.send(.ask(1))
      await store.send(.ask(2))
      await store.receive(.answer(2)) { $0.number = 2 }
      await store.finish()
    }
    #expect(found.count == 1)
    #expect(found.first?.message.hasPrefix("Not asserted: .answer(1)") == true)
  }

  @Test func `effects may be left running`() async {
    let store = makeTicker(exhaustivity: .off)
    await store.send(.start)
    await store.advance(by: .seconds(3))
    #expect(store.state.ticks == 3)
    await store.finish()
  }
}
