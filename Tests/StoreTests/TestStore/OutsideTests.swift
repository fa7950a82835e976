import Foundation
import StoreTesting
import TestSupport
import Testing

/// Effects that wait for something which the test store can't see.
struct OutsideTests {
  @MainActor
  @Test func `an effect that needs the actor of the test gets it`() async {
    let store = makeTicker(ask: { number in await onMainActor(number) })
    await store.send(.ask(1))
    await store.receive(.answer(1)) { $0.number = 1 }
    await store.finish()
  }

  @MainActor
  @Test func `an effect comes back from the test's actor before the clock moves`() async {
    await comesBackFromTheMainActor()
  }

  @Test(arguments: 0..<50)
  func `an effect comes back from the main actor before the clock moves, wherever the test runs`(
    number: Int
  ) async {
    await comesBackFromTheMainActor()
  }

  private func comesBackFromTheMainActor() async {
    let store = TestStore<Int, Int>(initialState: 0) {
      Reduce { state, action in
        state += action
        guard action == 0 else { return .none }
        return .run { send in
          let number = await onMainActor(5)
          try? await send.clock.sleep(for: .seconds(1))
          await send(number)
        }
      }
    }
    await store.send(0)
    await store.advance(by: .seconds(1))
    await store.receive(5) { $0 = 5 }
    await store.finish()
  }

  @MainActor
  @Test func `an effect that sleeps on the test's actor is awake when it has been woken`() async {
    let store = TestStore<Int, Int>(initialState: 0, exhaustivity: .off) {
      Reduce { state, action in
        state += action
        guard action == 0 else { return .none }
        return .run { send in
          if let clock = send.clock as? TestClock { await tickOnMainActor(send, clock) }
        }
      }
    }
    await store.send(0)
    await store.advance(by: .seconds(3))
    #expect(store.state == 3)
    await store.finish()
  }

  @Test func `an answer from another thread is waited for`() async {
    let store = makeTicker(ask: { number in
      await withCheckedContinuation { continuation in
        Thread.detachNewThread { continuation.resume(returning: number + 1) }
      }
    })
    await store.send(.ask(1))
    await store.receive(.answer(2), timeout: .seconds(60)) { $0.number = 2 }
    await store.finish()
  }

  @Test func `an answer of an unstructured task is waited for`() async {
    let store = makeTicker(ask: { number in await Task.detached { number * 2 }.value })
    await store.send(.ask(2))
    await store.receive(.answer(4), timeout: .seconds(60)) { $0.number = 4 }
    await store.finish()
  }

  @Test func `finish waits for an effect that is busy outside`() async {
    let asked = Log<Int>()
    let store = TestStore<Int, Int>(initialState: 0) {
      Reduce { _, _ in
        .run { _ in await Task.detached { asked.append(1) }.value }
      }
    }
    await store.send(0)
    await store.finish(timeout: .seconds(60))
    #expect(asked.entries == [1])
  }

  @Test func `what never answers is a failure after the time limit, and is named`() async {
    let never = Gate()
    let found = await failures {
      let store = makeTicker(ask: { number in
        await never.wait()
        return number
      })
      await store.send(.ask(1))
      await store.receive(.answer(1), timeout: .milliseconds(1))
      await store.skipInFlightEffects()
      await store.finish()
    }
    never.open()
    #expect(found.count == 1)
    #expect(found.first?.message.contains("waiting for something outside the test") == true)
  }
}

@MainActor private func onMainActor(_ number: Int) -> Int { number }

@MainActor private func tickOnMainActor(_ send: Send<Int>, _ clock: TestClock) async {
  for _ in 0..<3 {
    try? await clock.sleep(for: .seconds(1))
    await send(1)
  }
}
