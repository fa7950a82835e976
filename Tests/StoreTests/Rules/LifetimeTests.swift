import Effects
import Store
import TestSupport
import Testing

/// Rule 11: releasing a store cancels everything, from any thread; an effect never keeps it alive.
@MainActor
struct LifetimeTests {
  private func makeStore(_ effect: Effect<Int>) -> Store<Int, Int> {
    Store(initialState: 0) {
      Reduce { state, action in
        state += action
        return action == 1 ? effect : .none
      }
    }
  }

  @Test
  func
    `rule 11, F22, F28, R16: an endless effect doesn't keep its store alive, and is cancelled with it`()
    async
  {
    let (begun, cancelled) = (Gate(), Gate())
    weak var observed: Store<Int, Int>?
    do {
      let store = makeStore(
        .run { _ in
          begun.open()
          try? await untilCancelled()
          cancelled.open()
        }
      )
      observed = store
      store.send(1)
      await begun.wait()
    }
    #expect(observed == nil)
    await cancelled.wait()
  }

  @Test func `rule 11, F28: a thousand stores with endless effects leave nothing alive`() async {
    let released = Countdown(1000)
    for _ in 0..<1000 {
      let object = Counted { released.count() }
      let store = makeStore(
        .run { _ in
          try? await untilCancelled()
          object.touch()
        }
      )
      store.send(1)
    }
    await released.wait()
  }

  @Test func `F27: an effect's send that is kept doesn't keep the store alive, and does nothing`()
    async
  {
    let kept = Locked<Send<Int>?>(nil)
    weak var observed: Store<Int, Int>?
    do {
      let store = makeStore(.run { send in kept.withLock { $0 = send } })
      observed = store
      await store.send(1).finish()
    }
    #expect(observed == nil)
    await kept.withLock { $0 }?(5)
  }

  @Test func `a store on an actor instance doesn't keep its actor alive through an effect`() async {
    actor Device {
      private(set) lazy var store = Store<Int, Int>(initialState: 0, isolation: self) {
        Reduce { [effect] _, _ in effect }
      }
      let effect: Effect<Int>

      init(effect: Effect<Int>) { self.effect = effect }

      func start() { store.send(1) }
    }
    let (begun, cancelled) = (Gate(), Gate())
    weak var observed: Device?
    do {
      let device = Device(
        effect: .run { _ in
          begun.open()
          try? await untilCancelled()
          cancelled.open()
        }
      )
      observed = device
      await device.start()
      await begun.wait()
    }
    await cancelled.wait()
    #expect(observed == nil)
  }

  @Test func `F21: every send to a store that goes meanwhile returns, handled or dropped`() async {
    actor Device {
      var store: Store<Int, Int>?
      let ended: Countdown

      init(ended: Countdown) { self.ended = ended }

      func start() {
        store = Store(initialState: 0) {
          Reduce { [ended] state, action in
            state += action
            return action == 1
              ? .run { send in
                await send(10)
                ended.count()
              } : .none
          }
        }
        store?.send(1)
      }

      func stop() { store = nil }
    }
    let count = 2000
    let ended = Countdown(count)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<count {
        group.addTask {
          let device = Device(ended: ended)
          await device.start()
          await device.stop()
        }
      }
    }
    await ended.wait()
  }

  @Test func `a waiting finish returns when the store goes`() async {
    let begun = Gate()
    let task: StoreTask
    do {
      let store = makeStore(
        .run { _ in
          begun.open()
          try? await untilCancelled()
        }
      )
      task = store.send(1)
      await begun.wait()
    }
    await task.finish()
    #expect(!task.isCancelled)
  }

  @Test func `F25: what a long effect sets off is let go while the long effect runs`() async {
    let count = 10_000
    let released = Countdown(count)
    let store = Store<Int, Int>(initialState: 0) {
      Reduce { state, action in
        state += 1
        guard action == 0 else {
          let object = Counted { released.count() }
          return .run { _ in object.touch() }
        }
        return .run { send in
          for number in 1...count { await send(number) }
          await released.wait()
        }
      }
    }
    await store.send(0).finish()
    #expect(store.state == count + 1)
    #expect(store.effectsInFlight == 0)
  }

  @Test func `F30: cancelled observations don't pile up`() {
    let store = makeStore(.none)
    let live = LiveCount()
    for _ in 0..<10_000 {
      let object = live.make()
      let token = store.observe { _ in object.touch() }
      token.cancel()
      #expect(live.value <= 1)
    }
    store.send(2)
    #expect(live.value == 0)
  }
}
