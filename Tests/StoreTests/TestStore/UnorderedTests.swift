import StoreTesting
import TestSupport
import Testing

/// Actions whose order doesn't matter.
struct UnorderedTests {
  /// Zero starts two effects, which send one and two; the state is what came.
  private func makeStore(
    _ exhaustivity: Exhaustivity = .on,
    answers: [Int] = [1, 2]
  ) -> TestStore<[Int], Int> {
    TestStore(initialState: [], exhaustivity: exhaustivity) {
      Reduce { state, action in
        guard action == 0 else {
          state.append(action)
          return .none
        }
        return .merge(
          answers.map { answer in .run(name: "\(answer)") { send in await send(answer) } }
        )
      }
    }
  }

  @Test(arguments: [[1, 2], [2, 1]], [Exhaustivity.on, .off])
  func `actions are received in whatever order they arrive`(
    list: [Int],
    mode: Exhaustivity
  ) async {
    let store = makeStore(mode)
    await store.send(0)
    await store.receive(unordered: list) { $0 = [1, 2] }
    await store.finish()
  }

  @Test(.schedules(.exhaustive(limit: 1000)))
  func `the same expectation holds under every schedule`() async {
    let store = makeStore()
    await store.send(0)
    await store.withExhaustivity(.off) { await store.receive(unordered: [1, 2]) }
    #expect(store.state.sorted() == [1, 2])
    await store.finish()
  }

  @Test func `an action that is listed twice has to arrive twice`() async {
    let found = await failures {
      let store = makeStore(answers: [1])
      await store.send(0)
      await store.receive(unordered: [1, 1]) { $0 = [1, 1] }
      await store.finish()
    }
    #expect(
      found.map(\.message) == [
        """
        Expected to receive 1, but no action has arrived.
        No effect is running.
        Find out which action should have started an effect.
        """
      ]
    )
  }

  @Test func `an action that isn't listed is one failure`() async {
    let found = await failures {
      let store = makeStore(answers: [1, 3])
      await store.send(0)
      await store.receive(unordered: [1, 2]) { $0 = [1, 2] }
      await store.finish()
    }
    #expect(
      found.map(\.message) == [
        """
        Expected to receive 2, but the next action that has arrived is 3.
        Add it to the list, or receive it before or after.
        """
      ]
    )
  }

  @Test func `what is listed behind an action that isn't is no failure of its own`() async {
    let found = await failures {
      let store = makeStore(answers: [1, 3, 2])
      await store.send(0)
      await store.receive(unordered: [1, 2]) { $0 = [1, 2] }
      await store.finish()
    }
    #expect(found.count == 1)
  }

  @Test func `an expectation is for all actions of the list`() async {
    let found = await failures {
      let store = makeStore(answers: [1, 2])
      await store.send(0)
      await store.receive(unordered: [2, 1]) { $0 = [] }
      await store.finish()
    }
    #expect(found.first?.message.hasPrefix("2, 1 did not change the state as expected") == true)
  }

  @Test func `actions that don't arrive are one failure that lists them`() async {
    let found = await failures {
      let store = makeStore(answers: [])
      await store.send(0)
      await store.receive(unordered: [1, 2])
      await store.finish()
    }
    #expect(
      found.map(\.message) == [
        """
        Expected to receive 1, 2 in any order, but no action has arrived.
        No effect is running.
        Find out which action should have started an effect.
        """
      ]
    )
  }

  @Test func `an empty list is a mistake`() async {
    let found = await failures {
      let store = makeStore()
      await store.receive(unordered: [])
      await store.finish()
    }
    #expect(found.count == 1)
  }
}
