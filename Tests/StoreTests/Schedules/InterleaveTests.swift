import StoreTesting
import TestSupport
import Testing

/// Users who send beside the effects.
struct InterleaveTests {
  private func makeStore(_ exhaustivity: Exhaustivity) -> TestStore<[Int], Int> {
    TestStore(initialState: [], exhaustivity: exhaustivity) {
      Reduce { state, action in
        state.append(action)
        return .none
      }
    }
  }

  @Test func `without a schedule users go on in turn`() async {
    let store = makeStore(.off)
    await store.interleave(
      { send in for number in [1, 2] { await send(number) } },
      { send in for number in [10, 20] { await send(number) } }
    )
    #expect(store.state == [1, 10, 2, 20])
    await store.finish()
  }

  @Test func `with exhaustivity what users send is received`() async {
    let store = makeStore(.on)
    await store.interleave({ send in for number in [1, 2] { await send(number) } })
    await store.receive(1) { $0 = [1] }
    await store.receive(2) { $0 = [1, 2] }
    await store.finish()
  }

  @Test func `what a user sent and nobody received is left over`() async {
    let found = await failures {
      let store = makeStore(.on)
      await store.interleave({ send in await send(1) })
      await store.finish()
    }
    #expect(found.count == 1)
    #expect(found.first?.message.contains("1. 1, sent by user 1") == true)
  }

  @Test func `a user who sleeps goes on when the clock is advanced`() async {
    let store = makeStore(.off)
    await store.interleave({ send in
      try? await send.clock.sleep(for: .seconds(1))
      await send(1)
    })
    #expect(store.state.isEmpty)
    await store.advance(by: .seconds(1))
    #expect(store.state == [1])
    await store.finish()
  }

  @Test func `a user who hasn't come to his end is left over`() async {
    let found = await failures {
      let store = makeStore(.on)
      await store.interleave({ send in try? await send.clock.sleep(for: .seconds(1)) })
      await store.finish()
    }
    #expect(found.count == 1)
    #expect(found.first?.message.contains("User 1, asleep on the clock until 1 s") == true)
  }

  @Test func `users end with their store`() async {
    let ended = Gate()
    do {
      let store = makeStore(.off)
      await store.interleave({ _ in
        try? await untilCancelled()
        ended.open()
      })
    }
    await ended.wait()
  }

  @Test func `all orders of two users are tried`() async {
    let seen = Log<[Int]>()
    let verdict = await ScheduleSession(.exhaustive(limit: 10_000), replay: nil).search { _ in
      let store = makeStore(.off)
      await store.interleave(
        { send in for number in [1, 2] { await send(number) } },
        { send in for number in [10, 20] { await send(number) } }
      )
      seen.append(store.state)
      await store.finish()
    }
    guard case .passed(_, isCut: false) = verdict else {
      Issue.record("\(verdict)")
      return
    }
    #expect(
      Set(seen.entries) == [
        [1, 2, 10, 20], [1, 10, 2, 20], [1, 10, 20, 2],
        [10, 1, 2, 20], [10, 1, 20, 2], [10, 20, 1, 2],
      ]
    )
  }
}
