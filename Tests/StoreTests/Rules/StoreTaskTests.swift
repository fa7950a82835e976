import Store
import TestSupport
import Testing

/// Rule 12: what a send has set off can be waited for and cancelled.
@MainActor
struct StoreTaskTests {
  private func makeStore(_ effect: @escaping (Int) -> Effect<Int>) -> Store<[Int], Int> {
    Store(initialState: []) {
      Reduce { state, action in
        state.append(action)
        return effect(action)
      }
    }
  }

  @Test func `rule 12: finish waits for the effects of follow-up actions too`() async {
    let store = makeStore { action in
      action < 5 ? .run { send in await send(action + 1) } : .none
    }
    await store.send(0).finish()
    #expect(store.state == [0, 1, 2, 3, 4, 5])
  }

  @Test func `the task of a send without effects is over at once`() async {
    let store = makeStore { _ in .none }
    let task = store.send(0)
    task.cancel()
    await task.finish()
    #expect(!task.isCancelled)
  }

  @Test func `F23: cancelling the waiter cancels the effects, once, and returns`() async {
    let (begun, cancelled) = (Gate(), Log<Int>())
    let store = makeStore { _ in
      .run { send in
        await withTaskCancellationHandler {
          begun.open()
          try? await untilCancelled()
        } onCancel: {
          cancelled.append(1)
        }
        await send(9)
      }
    }
    let task = store.send(0)
    let waiter = Task { await task.finish() }
    await begun.wait()
    waiter.cancel()
    await waiter.value
    #expect(task.isCancelled)
    #expect(cancelled.entries == [1])
    #expect(store.state == [0])
    #expect(store.effectsInFlight == 0)
  }

  @Test func `finish returns for a cancelled effect whose body doesn't end`() async {
    let (begun, never) = (Gate(), Gate())
    let store = makeStore { _ in
      .run { _ in
        begun.open()
        await never.wait()
      }
    }
    let task = store.send(0)
    await begun.wait()
    task.cancel()
    await task.finish()
    #expect(store.effectsInFlight == 0)
    never.open()
  }

  @Test func `a cancelled task takes its waiting effects along, and leaves those of others`() async
  {
    let gate = Gate()
    let store = makeStore { action in
      guard action < 10 else { return .none }
      return .concatenate(.run { _ in await gate.wait() }, .send(action + 10))
    }
    let first = store.send(1)
    let second = store.send(2)
    first.cancel()
    await first.finish()
    gate.open()
    await second.finish()
    #expect(store.state == [1, 2, 12])
  }

  @Test func `after cancel has returned nothing of the task is reduced`() async {
    let ended = Gate()
    let store = makeStore { action in
      guard action == 0 else { return .none }
      return .run { send in
        await send(1)
        ended.open()
      }
    }
    let task = store.send(0)
    task.cancel()
    await ended.wait()
    await task.finish()
    #expect(store.state == [0])
  }

  @Test func `the task of a send from an observer covers that send's effects`() async {
    let gate = Gate()
    var inner: StoreTask?
    let store = makeStore { action in
      action == 2
        ? .run { send in
          await gate.wait(); await send(3)
        } : .none
    }
    let token = store.observe { state in
      if state == [1] { inner = store.send(2) }
    }
    store.send(1)
    gate.open()
    await inner?.finish()
    #expect(store.state == [1, 2, 3])
    token.cancel()
  }

  @Test func `two waiters of one task both return`() async {
    let gate = Gate()
    let store = makeStore { _ in .run { _ in await gate.wait() } }
    let task = store.send(0)
    async let first: Void = task.finish()
    async let second: Void = task.finish()
    gate.open()
    _ = await (first, second)
  }
}
