import Store
import TestSupport
import Testing

private enum Action: Hashable, Sendable {
  case start, cancel, late
  case value(Int)
}

private enum ID {
  case work
}

/// Writes every action down; `start` runs the effect under an id, `cancel` cancels that.
private func makeStore(
  observers: [any StoreObserver<[Action], Action>] = [],
  isolation: isolated any Actor = #isolation,
  _ effect: Effect<Action>
) -> Store<[Action], Action> {
  Store(initialState: [], observers: observers) {
    Reduce { state, action in
      state.append(action)
      switch action {
      case .start: return effect.cancellable(id: ID.work)
      case .cancel: return .cancel(id: ID.work)
      case .late, .value: return .none
      }
    }
  }
}

/// Rules 5, 6 and 8: what a cancellation reaches, and that it is exact.
@MainActor
struct CancellationTests {
  @Test func `E25, L-T8: an effect that is cancelled in the same turn delivers nothing, ever`()
    async
  {
    let ended = Gate()
    let store = makeStore(
      .run { send in
        await send(.late)
        ended.open()
      }
    )
    let task = store.send(.start)
    store.send(.cancel)
    #expect(store.effectsInFlight == 0)
    await task.finish()
    await ended.wait()
    #expect(store.state == [.start, .cancel])
  }

  @Test func `rule 5: in one tree the later of start and cancel wins`() {
    let store = makeStore(.merge(.run { _ in }.cancellable(id: 1), .cancel(id: 1)))
    store.send(.start)
    #expect(store.effectsInFlight == 0)
  }

  @Test func `rule 6, F19, E20: what an effect sends that ignores its cancellation is dropped`()
    async
  {
    let (begun, go, ended) = (Gate(), Gate(), Gate())
    let store = makeStore(
      .run { send in
        begun.open()
        await go.wait()
        await send(.late)
        ended.open()
      }
    )
    store.send(.start)
    await begun.wait()
    store.send(.cancel)
    go.open()
    await ended.wait()
    #expect(store.state == [.start, .cancel])
  }

  @Test func `rule 6, E19, H16: what an effect sends from its cancel handler is dropped`() async {
    let (begun, ended) = (Gate(), Gate())
    let store = makeStore(
      .run { send in
        await withTaskCancellationHandler {
          begun.open()
          await ended.wait()
        } onCancel: {
          Task {
            await send(.late)
            ended.open()
          }
        }
      }
    )
    store.send(.start)
    await begun.wait()
    store.send(.cancel)
    await ended.wait()
    #expect(store.state == [.start, .cancel])
  }

  @Test
  func `rule 6, E18, H4: an action that has left its effect and waits for the actor is dropped`()
    async
  {
    let ended = Gate()
    let state = await StoreThread().run { thread in
      let store = makeStore(
        isolation: thread,
        .run { send in
          await send(.late)
          ended.open()
        }
      )
      store.send(.start)
      // The delivery is the only job that can come: it waits behind this one.
      thread.executor.waitUntilQueued(1)
      store.send(.cancel)
      await ended.wait()
      return store.state
    }
    #expect(state == [.start, .cancel])
  }

  @Test func `an action that an effect just sends is dropped when it is cancelled in the queue`() {
    let store = makeStore(.merge(.send(.cancel), .send(.late)))
    store.send(.start)
    #expect(store.state == [.start, .cancel])
  }

  @Test func `rule 5: a waiting member of a concatenation can be cancelled, the rest goes on`() {
    let store = Store<[Int], Int>(initialState: []) {
      Reduce { state, action in
        state.append(action)
        switch action {
        case 0: return .concatenate(.send(1), .send(2).cancellable(id: "2"), .send(3))
        case 1: return .cancel(id: "2")
        default: return .none
        }
      }
    }
    store.send(0)
    #expect(store.state == [0, 1, 3])
  }

  @Test func `rule 8, E30, L-T5: equal ids in two stores never meet`() async {
    let gate = Gate()
    let first = makeStore(.run { _ in await gate.wait() })
    let second = makeStore(.run { _ in await gate.wait() })
    first.send(.start)
    let task = second.send(.start)
    first.send(.cancel)
    #expect(first.effectsInFlight == 0)
    #expect(second.effectsInFlight == 1)
    gate.open()
    await task.finish()
  }

  @Test func `F13: an effect wrapped twice in one id delivers exactly once`() async {
    let store = makeStore(
      Effect.run { send in await send(.value(1)) }
        .cancellable(id: 1, .latest).cancellable(id: 2).cancellable(id: 1, .latest)
    )
    await store.send(.start).finish()
    #expect(store.state == [.start, .value(1)])
  }

  @Test func `rule 11, F26: a cancelled effect is released while its store lives on`() async {
    let (begun, released) = (Gate(), Gate())
    let store = Store<Effect<Action>, Action>(initialState: makeEndless(begun, released)) {
      Reduce { state, action in
        defer { state = .none }
        return action == .start ? state.cancellable(id: 1) : .cancel(id: 1)
      }
    }
    store.send(.start)
    await begun.wait()
    store.send(.cancel)
    await released.wait()
    #expect(store.effectsInFlight == 0)
  }

  private func makeEndless(_ begun: Gate, _ released: Gate) -> Effect<Action> {
    let object = Counted { released.open() }
    return .run { _ in
      object.touch()
      begun.open()
      try? await untilCancelled()
    }
  }

  @Test func `effects are told to observers from their start to their end`() async {
    let observer = Observer<[Action], Action>()
    let gate = Gate()
    let store = makeStore(
      observers: [observer],
      .merge(
        .run(name: "a") { _ in await gate.wait() }.cancellable(id: 7),
        .run(name: "b") { send in await send(.value(1)) }
      )
    )
    let task = store.send(.start)
    store.send(.cancel)
    gate.open()
    await task.finish()
    #expect(observer.started.map(\.name) == ["a", "b"])
    #expect(observer.started.map(\.action) == ["start", "start"])
    #expect(observer.started[0].id as? Int == 7)
    #expect(observer.started[0].fileID.hasSuffix("CancellationTests.swift"))
    #expect(observer.ended.map(\.effect.name) == ["a", "b"])
    #expect(observer.ended.map(\.end) == [.cancelled, .cancelled])
  }
}
