import StoreTesting
import TestSupport
import Testing

struct DebounceTests {
  private func makeDebounced(
    _ effect: @escaping @Sendable (Int) -> Effect<Timed.Action> = { .send(.output($0)) }
  ) -> TimedStore {
    makeTimed { effect($0).debounce(id: Timed.ID.timed, for: .seconds(1)) }
  }

  @Test func `F42: one advance by the duration delivers a debounced effect`() async {
    let store = makeDebounced()
    await store.send(.input(1))
    await store.advance(by: .seconds(1))
    await store.receive(.output(1)) { $0 = [1] }
    await store.finish()
  }

  @Test func `a newer effect replaces the one that waits, and restarts the time`() async {
    let store = makeDebounced()
    await store.send(.input(1))
    await store.advance(by: .seconds(0.9))
    await store.send(.input(2))
    await store.advance(by: .seconds(0.9))
    await store.send(.input(3))
    await store.advance(by: .seconds(0.9))
    await store.advance(by: .seconds(0.1))
    await store.receive(.output(3)) { $0 = [3] }
    await store.finish()
  }

  @Test func `a newer effect replaces one that has started`() async {
    let store = makeDebounced { .answer($0, after: .seconds(5)) }
    await store.send(.input(1))
    await store.advance(by: .seconds(2))
    await store.send(.input(2))
    await store.advance(by: .seconds(6))
    await store.receive(.output(2)) { $0 = [2] }
    await store.finish()
  }

  @Test func `an effect that comes when the time is over doesn't undo what has been delivered`()
    async
  {
    let store = makeDebounced()
    await store.send(.input(1))
    await store.advance(by: .seconds(1))
    await store.receive(.output(1)) { $0 = [1] }
    await store.send(.input(2))
    await store.advance(by: .seconds(1))
    await store.receive(.output(2)) { $0 = [1, 2] }
    await store.finish()
  }

  @Test func `a cancel drops the effect that waits`() async {
    let store = makeDebounced()
    await store.send(.input(1))
    await store.send(.stop)
    await store.advance(by: .seconds(2))
    await store.finish()
  }

  @Test func `a cancel drops the effect that has started`() async {
    let store = makeDebounced { .answer($0, after: .seconds(1)) }
    await store.send(.input(1))
    await store.advance(by: .seconds(1))
    await store.send(.stop)
    await store.advance(by: .seconds(2))
    await store.finish()
  }

  @Test func `nothing replaces what waits by nothing`() async {
    let store = makeDebounced { $0 == 0 ? .none : .send(.output($0)) }
    await store.send(.input(1))
    await store.send(.input(0))
    await store.advance(by: .seconds(2))
    await store.finish()
  }

  @Test func `the work doesn't start before the time is over`() async {
    let starts = Log<Int>()
    let store = makeDebounced { number in .run { _ in starts.append(number) } }
    await store.send(.input(1))
    await store.send(.input(2))
    await store.advance(by: .seconds(0.5))
    #expect(starts.entries == [])
    await store.advance(by: .seconds(0.5))
    #expect(starts.entries == [2])
    await store.finish()
  }

  @Test func `a cancel inside waits with the effect`() async {
    let store = makeTimed { number in
      number == 0
        ? .cancel(id: 7).debounce(id: Timed.ID.timed, for: .seconds(1))
        : .answer(number, after: .seconds(number)).cancellable(id: 7)
    }
    await store.send(.input(1))
    await store.send(.input(3))
    await store.advance(by: .seconds(0.5))
    await store.send(.input(0))
    await store.advance(by: .seconds(5))
    await store.receive(.output(1)) { $0 = [1] }
    await store.finish()
  }

  @Test func `F59: what is debounced is named with the work, asleep on the clock`() async {
    let found = await failures {
      let store = makeDebounced { .answer($0, after: .seconds(1)) }
      await store.send(.input(1))
      await store.finish()
    }
    let message = found.first?.message ?? ""
    #expect(
      message.contains("“answer”, started by .input(1) at Timed.swift:1, id .timed, asleep on the ")
    )
    #expect(message.contains("clock until 1 s"))
  }

  @Test @MainActor func `F42: one clock sleep per debounce, delivery where the store lives`() async
  {
    let clock = ManualClock()
    let delivered = Gate()
    let store = Store<[Int], Timed.Action>(initialState: [], clock: clock) {
      Reduce { state, action in
        MainActor.assertIsolated()
        if case .output(let number) = action {
          state.append(number)
          delivered.open()
          return .none
        }
        return .send(.output(1)).debounce(id: 1, for: .seconds(1))
      }
    }
    store.send(.input(1))
    for await _ in clock.sleeps { break }
    #expect(clock.sleeperCount == 1)
    clock.advance(by: .seconds(1))
    await delivered.wait()
    #expect(store.state == [1])
    #expect(clock.sleeperCount == 0)
  }

  @TaskLocal private static var context = "none"

  @Test @MainActor func `F42: the context of the last send is there when its effect starts`() async
  {
    let clock = ManualClock()
    let contexts = Log<String>()
    let done = Gate()
    let store = Store<Int, Int>(initialState: 0, clock: clock) {
      Reduce { _, number in
        if number == 0 { contexts.append("reduced in \(Self.context)") }
        guard number > 0 else { return .none }
        return .run { send in
          contexts.append("started in \(Self.context)")
          await send(0)
          done.open()
        }
        .debounce(id: 1, for: .seconds(1))
      }
    }
    Self.$context.withValue("first") { _ = store.send(1) }
    Self.$context.withValue("last") { _ = store.send(2) }
    // The first may have been cancelled before it came to sleep.
    while clock.sleeperCount == 0 { for await _ in clock.sleeps { break } }
    clock.advance(by: .seconds(1))
    await done.wait()
    #expect(contexts.entries == ["started in last", "reduced in last"])
  }

  @Test @MainActor func `a clock that is moved before the task has begun isn't too early`() async {
    let clock = TestClock()
    let store = Store<[Int], Timed.Action>(initialState: [], clock: clock) {
      Timed { .send(.output($0)).debounce(id: 1, for: .seconds(1)) }
    }
    let task = store.send(.input(1))
    await clock.advance(by: .seconds(1))
    await task.finish()
    #expect(store.state == [1])
  }
}
