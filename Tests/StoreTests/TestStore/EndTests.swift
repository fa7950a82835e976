import StoreTesting
import TestSupport
import Testing

/// How a test ends: with nothing left over, or with a failure.
struct EndTests {
  @Test func `F59: finishing with running effects says who started each, and where`() async {
    let found = await failures {
      let store = TestStore<Int, Int>(initialState: 0) {
        Reduce { _, action in
          action == 1
            ? .run(name: "one", fileID: "One.swift", line: 1) { send in
              try? await send.clock.sleep(for: .seconds(1))
            }
            : .run(name: "two", fileID: "Two.swift", line: 2) { send in
              try? await send.clock.sleep(for: .seconds(2))
            }
            .cancellable(id: "second")
        }
      }
      await store.send(1)
      await store.send(2)
      await store.finish()
    }
    #expect(
      found.map(\.message) == [
        """
        The test store was finished with 2 effects running:
          “one”, started by 1 at One.swift:1, asleep on the clock until 1 s \
        (it shows 0 s)
          “two”, started by 2 at Two.swift:2, id "second", asleep on the clock until \
        2 s (it shows 0 s)
        Let the effects end, cancel them, or skip them with \
        `await store.skipInFlightEffects()`.
        """
      ]
    )
  }

  @Test func `F18: an array given as one id cancels nothing, and the failure tells`() async {
    let found = await failures {
      let store = TestStore<Int, Int>(initialState: 0) {
        Reduce { _, action in
          action == 1
            ? .run(name: "one", fileID: "One.swift", line: 1) { send in
              try? await send.clock.sleep(for: .seconds(1))
            }
            .cancellable(id: "first")
            : .cancel(id: ["first", "second"])
        }
      }
      await store.send(1)
      await store.send(2)
      await store.finish()
    }
    #expect(found.count == 1)
    let note = #"Note: the cancel of id ["first", "second"] by 2 found nothing in flight."#
    #expect(found.first?.message.contains(note) == true)
  }

  @Test func `F18: a cancel that finds its effect leaves no note`() async {
    let found = await failures {
      let store = TestStore<Int, Int>(initialState: 0) {
        Reduce { _, action in
          action < 3
            ? .run(name: "\(action)") { send in try? await send.clock.sleep(for: .seconds(1)) }
              .cancellable(id: action)
            : .cancel(id: 1)
        }
      }
      await store.send(1)
      await store.send(2)
      await store.send(3)
      await store.finish()
    }
    #expect(found.count == 1)
    #expect(found.first?.message.contains("Note:") == false)
  }

  @Test func `finishing with an action that was not received says who sent it`() async {
    let found = await failures {
      let store = makeTicker()
      await store.send(.ask(1))
      await store.finish()
    }
    #expect(found.count == 1)
    let text = found.first?.message ?? ""
    #expect(text.contains("1 action not received"))
    #expect(text.contains(".answer(1), sent by an effect of .ask(1) at Ticker.swift:2"))
  }

  @Test func `F58: finish reports leftovers of a store that somebody holds`() async {
    let store = makeTicker()
    let found = await failures {
      await store.send(.start)
      await store.finish()
    }
    #expect(found.count == 1)
    await store.finish()
  }

  @Test
  func `F68: a store that is released with a running effect fails its test where it was made`()
    async
  {
    var line: UInt = 0
    let found = await failures {
      line = #line + 1
      let store = TestStore<Ticker.State, Ticker.Action>(initialState: .init()) { Ticker() }
      await store.send(.start)
    }
    #expect(found.map(\.place.line) == [line])
    #expect(found.first?.message.contains("1 effect running") == true)
  }

  @Test func `a store that is released at rest is fine without finish`() async {
    let found = await failures {
      let store = makeTicker()
      await store.send(.nothing)
    }
    #expect(found.isEmpty)
  }

  @Test func `effects end with their test store`() async {
    let cancelled = Gate()
    do {
      let store = makeTicker(ask: { number in
        try? await untilCancelled()
        cancelled.open()
        return number
      })
      await store.send(.ask(1))
      store.exhaustivity = .off
    }
    await cancelled.wait()
  }

  @Test func `skipped actions are reduced, skipped effects are cancelled`() async {
    let store = makeTicker()
    await store.send(.direct)
    await store.skipReceivedActions()
    #expect(store.state.isIndirect)
    await store.send(.start)
    #expect(store.effectsInFlight == 1)
    await store.skipInFlightEffects()
    #expect(store.effectsInFlight == 0)
    await store.finish()
  }

  @Test func `what a cancelled effect had sent needs not be received`() async {
    let store = makeTicker()
    await store.send(.start)
    await store.advance(by: .seconds(1))
    await store.skipInFlightEffects()
    await store.finish()
    #expect(store.state.ticks == 0)
  }

  @Test func `rule 14: a send after the end of its effect is a failure`() async {
    let (ended, sent) = (Gate(), Gate())
    var line: UInt = 0
    let found = await failures {
      let store = TestStore<Int, Int>(initialState: 0) {
        Reduce { _, action in
          .run { send in
            Task {
              await ended.wait()
              await send(2)
              sent.open()
            }
          }
        }
      }
      await store.send(1)
      ended.open()
      await sent.wait()
      line = #line + 1
      await store.finish()
    }
    #expect(found.map(\.place.line) == [line])
    #expect(found.first?.message.contains("had ended, and was dropped") == true)
  }

  @Test func `an action of a task that outlives the effect's body is received, as a store would`()
    async
  {
    let store = TestStore<Int, Int>(initialState: 0) {
      Reduce { state, action in
        state += action
        guard action == 0 else { return .none }
        return .run { send in
          let isSending = Gate()
          Task {
            isSending.open()
            await send(5)
          }
          await isSending.wait()
        }
      }
    }
    await store.send(0)
    await store.receive(where: { $0 == 5 }, timeout: .seconds(60)) { $0 = 5 }
    await store.finish()
  }

  @Test func `rule 14: a payload whose deinit cancels a task is let go outside of every lock`()
    async
  {
    let store = TestStore<Int, Action>(initialState: 0, exhaustivity: .off) {
      Reduce { _, action in
        guard action.object == nil, let object = action.next else { return .none }
        return .concatenate(
          .run { _ in try? await untilCancelled() },
          .send(Action(object: object))
        )
      }
    }
    let task = await store.send(Action())
    await store.send(Action(next: Counted { task.cancel() }))
    await store.skipInFlightEffects()
    #expect(task.isCancelled == false)
    await store.finish()
  }

  private struct Action: Sendable {
    var object: Counted?
    var next: Counted?
  }

  @Test func `the task of a send drains the effects when it is waited for`() async {
    let store = makeTicker()
    let task = await store.send(.nothing)
    await task.finish()
    let asked = await store.send(.ask(1))
    await store.receive(.answer(1)) { $0.number = 1 }
    await asked.finish()
    await store.finish()
  }

  @Test func `waiting for effects that need a receive or the clock fails instead of hanging`() async
  {
    let found = await failures {
      let store = makeTicker()
      await store.send(.start).finish()
      await store.skipInFlightEffects()
      await store.send(.ask(1)).finish()
      await store.receive(.answer(1)) { $0.number = 1 }
      await store.finish()
    }
    #expect(found.count == 2)
  }

  @Test func `cancelling the task of a send cancels its effects`() async {
    let store = makeTicker()
    let task = await store.send(.start)
    task.cancel()
    #expect(store.effectsInFlight == 0)
    await store.advance(by: .seconds(3))
    await store.finish()
  }
}
