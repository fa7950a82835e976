import StoreTesting
import TestSupport
import Testing

struct ThrottleTests {
  private func makeThrottled(latest: Bool) -> TimedStore {
    makeTimed { .send(.output($0)).throttle(id: Timed.ID.timed, for: .seconds(1), latest: latest) }
  }

  @Test func `F41: the first of each window passes, and nothing of an earlier one`() async {
    let store = makeThrottled(latest: false)
    await store.send(.input(0))
    await store.receive(.output(0)) { $0 = [0] }
    await store.advance(by: .seconds(0.25))
    await store.send(.input(25))
    await store.advance(by: .seconds(0.25))
    await store.send(.input(50))
    await store.advance(by: .seconds(0.5))
    await store.send(.input(100))
    await store.receive(.output(100)) { $0 = [0, 100] }
    await store.advance(by: .seconds(0.25))
    await store.send(.input(125))
    await store.advance(by: .seconds(5))
    await store.finish()
  }

  @Test func `F41: the latest of a window passes at its end, which opens the next window`() async {
    let store = makeThrottled(latest: true)
    await store.send(.input(0))
    await store.receive(.output(0)) { $0 = [0] }
    await store.advance(by: .seconds(0.25))
    await store.send(.input(25))
    await store.advance(by: .seconds(0.25))
    await store.send(.input(50))
    await store.advance(by: .seconds(0.5))
    await store.receive(.output(50)) { $0 = [0, 50] }
    await store.send(.input(100))
    await store.advance(by: .seconds(0.25))
    await store.send(.input(125))
    await store.advance(by: .seconds(0.5))
    await store.advance(by: .seconds(0.25))
    await store.receive(.output(125)) { $0 = [0, 50, 125] }
    #expect(store.clock.now == after(.seconds(2)))
    await store.advance(by: .seconds(5))
    await store.finish()
  }

  @Test func `a quiet window leaves nothing that would have to end`() async {
    let store = makeThrottled(latest: true)
    await store.send(.input(1))
    await store.receive(.output(1)) { $0 = [1] }
    await store.finish()
  }

  @Test func `the actions of a running effect pass one window after the other`() async {
    let store = makeTimed { _ in
      .run { send in
        for number in 0..<10 {
          await send(.output(number))
          try? await send.clock.sleep(for: .seconds(0.4))
        }
      }
      .throttle(id: 1, for: .seconds(1), latest: true)
    }
    await store.send(.input(1))
    await store.receive(.output(0)) { $0 = [0] }
    await store.advance(by: .seconds(10))
    await store.receive(.output(2)) { $0 = [0, 2] }
    await store.receive(.output(4)) { $0 = [0, 2, 4] }
    await store.receive(.output(7)) { $0 = [0, 2, 4, 7] }
    await store.receive(.output(9)) { $0 = [0, 2, 4, 7, 9] }
    await store.finish()
  }

  @Test func `an effect that sends through waits until its action has been reduced`() async {
    let returns = Log<Int>()
    let store = makeTimed { _ in
      .run { send in
        await send(.output(1))
        returns.append(1)
        await send(.output(2))
        returns.append(2)
      }
      .throttle(id: 1, for: .seconds(1), latest: false)
    }
    await store.send(.input(1))
    #expect(returns.entries == [])
    await store.receive(.output(1)) { $0 = [1] }
    #expect(returns.entries == [1, 2])
    await store.finish()
  }

  @Test func `a cancel drops the action that is held, and the window stays`() async {
    let store = makeThrottled(latest: true)
    await store.send(.input(1))
    await store.receive(.output(1)) { $0 = [1] }
    await store.send(.input(2))
    await store.send(.stop)
    await store.advance(by: .seconds(0.5))
    await store.send(.input(3))
    await store.advance(by: .seconds(0.5))
    await store.receive(.output(3)) { $0 = [1, 3] }
    await store.finish()
  }

  @Test func `an effect whose held action is replaced is over`() async {
    let store = makeThrottled(latest: true)
    await store.send(.input(1))
    await store.receive(.output(1)) { $0 = [1] }
    let replaced = await store.send(.input(2))
    let latest = await store.send(.input(3))
    await replaced.finish()
    await store.advance(by: .seconds(1))
    await store.receive(.output(3)) { $0 = [1, 3] }
    await latest.finish()
    await store.finish()
  }

  @Test func `F59: an action that is held is named, asleep until its window ends`() async {
    let found = await failures {
      let store = makeThrottled(latest: true)
      await store.send(.input(1))
      await store.receive(.output(1)) { $0 = [1] }
      await store.send(.input(2))
      await store.finish()
    }
    let message = found.first?.message ?? ""
    #expect(
      message.contains(
        "An effect, started by .input(2), id .timed, asleep on the clock until 1 s"
      )
    )
  }
}
