import StoreTesting
import TestSupport
import Testing

struct DelayTests {
  @Test func `an action is delivered later`() async {
    let store = makeTimed { .send(.output($0)).delay(for: .seconds(2)) }
    await store.send(.input(1))
    await store.advance(by: .seconds(1))
    await store.advance(by: .seconds(1))
    await store.receive(.output(1)) { $0 = [1] }
    await store.finish()
  }

  @Test func `one action doesn't put off the next: each comes that much later`() async {
    let store = makeTimed { _ in
      .run { send in
        for number in 1...3 {
          try? await send.clock.sleep(for: .seconds(1))
          await send(.output(number))
        }
      }
      .delay(for: .seconds(2))
    }
    await store.send(.input(1))
    await store.advance(by: .seconds(9))
    for number in 1...3 {
      #expect(store.clock.now <= after(.seconds(number + 2)))
      await store.receive(.output(number)) { $0.append(number) }
      if number < 3 { #expect(store.clock.now == after(.seconds(number + 2))) }
    }
    await store.finish()
  }

  @Test func `the end passes at once, behind the last action`() async {
    let store = makeTimed { _ in
      .concatenate(
        .merge(.send(.output(1)), .run { try? await $0.clock.sleep(for: .seconds(3)) })
          .delay(for: .seconds(2)),
        .send(.output(2)).delay(for: .seconds(2)),
        .send(.output(3))
      )
    }
    await store.send(.input(1))
    await store.advance(by: .seconds(2))
    await store.receive(.output(1)) { $0 = [1] }
    await store.advance(by: .seconds(1))
    await store.advance(by: .seconds(2))
    await store.receive(.output(2)) { $0 = [1, 2] }
    await store.receive(.output(3)) { $0 = [1, 2, 3] }
    await store.finish()
  }

  @Test func `an action that waits is cut with its effect, even if the body has returned`() async {
    let store = makeTimed {
      .send(.output($0)).cancellable(id: Timed.ID.timed).delay(for: .seconds(2))
    }
    await store.send(.input(1))
    await store.advance(by: .seconds(1))
    await store.send(.stop)
    await store.advance(by: .seconds(5))
    await store.finish()
  }

  @Test func `a cancel cuts only what waits under its id`() async {
    let store = makeTimed { _ in
      .merge(.send(.output(1)).cancellable(id: Timed.ID.timed), .send(.output(2)))
        .delay(for: .seconds(2))
    }
    await store.send(.input(1))
    await store.send(.stop)
    await store.advance(by: .seconds(2))
    await store.receive(.output(2)) { $0 = [2] }
    await store.finish()
  }

  @Test func `an id is free again when its effect is over, though its action waits`() async {
    let store = makeTimed { number in
      .send(.output(number)).cancellable(id: 1, .exhaust).delay(for: .seconds(2))
    }
    await store.send(.input(1))
    await store.send(.input(2))
    await store.advance(by: .seconds(2))
    await store.receive(.output(1)) { $0 = [1] }
    await store.receive(.output(2)) { $0 = [1, 2] }
    await store.finish()
  }

  @Test func `a delayed action passes a throttle around it when its time has come`() async {
    let store = makeTimed { number in
      .send(.output(number)).delay(for: .seconds(number))
        .throttle(id: 1, for: .seconds(1), latest: false)
    }
    await store.send(.input(2))
    await store.send(.input(3))
    await store.advance(by: .seconds(1))
    await store.send(.input(1))
    await store.advance(by: .seconds(5))
    await store.receive(.output(2)) { $0 = [2] }
    await store.receive(.output(3)) { $0 = [2, 3] }
    await store.finish()
  }

  @Test @MainActor func `a thousand actions that wait need one timer and keep their order`() async {
    let clock = ManualClock()
    let done = Gate()
    let store = Store<[Int], Int>(initialState: [], clock: clock) {
      Reduce { state, number in
        guard number >= 0 else {
          return .merge((0..<1000).map { .send($0) }).delay(for: .seconds(1))
        }
        state.append(number)
        if state.count == 1000 { done.open() }
        return .none
      }
    }
    store.send(-1)
    #expect(store.effectsInFlight == 1)
    for await _ in clock.sleeps { break }
    #expect(clock.sleeperCount == 1)
    clock.advance(by: .seconds(1))
    await done.wait()
    #expect(store.state == Array(0..<1000))
    #expect(store.effectsInFlight == 0)
  }

  @Test @MainActor func `observers learn who has sent an action that was delayed`() async {
    final class Names: StoreObserver {
      typealias State = [Int]
      typealias Action = Timed.Action
      var names: [String?] = []

      func didReduce(_ action: Timed.Action, from: [Int], to: [Int], origin: ActionOrigin) {
        if case .effect(let info) = origin { names.append(info.name) }
      }
    }
    let clock = ManualClock()
    let names = Names()
    let store = Store(initialState: [], clock: clock, observers: [names]) {
      Timed { number in
        .run(name: "work") { await $0(.output(number)) }.delay(for: .seconds(1))
      }
    }
    let task = store.send(.input(1))
    for await _ in clock.sleeps { break }
    clock.advance(by: .seconds(1))
    await task.finish()
    #expect(store.state == [1])
    #expect(names.names == ["work"])
  }

  @Test @MainActor func `L-T9: releasing the store drops what waits`() async {
    let isReleased = Gate()
    do {
      let store = Store<Int, Counted>(initialState: 0, clock: TestClock()) {
        Reduce { _, counted in .send(counted).delay(for: .seconds(1)) }
      }
      store.send(Counted(onRelease: { isReleased.open() }))
      #expect(store.effectsInFlight == 1)
    }
    await isReleased.wait()
  }
}
