import StoreTesting
import TestSupport
import Testing

/// What goes on without end is told, and stopped.
struct LiveLockTests {
  @Test func `an effect that yields for ever is told`() async {
    let found = await failures {
      await TestStoreLimits.$mostSteps.withValue(1000) {
        let store = TestStore<Int, Int>(initialState: 0) {
          Reduce { _, _ in
            .run(name: "spin", fileID: "Spin.swift", line: 1) { _ in
              while !Task.isCancelled { await childStep() }
            }
          }
        }
        await store.send(1)
        await store.finish()
      }
    }
    #expect(
      found.map(\.message) == [
        """
        Live-lock: effects and actions went on for 1000 steps without waiting for the clock, for a \
        receive or for something outside.
          “spin”, started by 1 at Spin.swift:1, busy
        Let the effect wait, or end; all effects have been cancelled.
        """
      ]
    )
  }

  @Test func `an effect that ignores its cancellation, too, is dropped`() async {
    let found = await failures {
      await TestStoreLimits.$mostSteps.withValue(1000) {
        let store = TestStore<Int, Int>(initialState: 0) {
          Reduce { _, _ in .run { _ in while true { await childStep() } } }
        }
        await store.send(1)
        await store.finish()
      }
    }
    #expect(found.count == 1)
  }

  @Test func `an effect that sleeps until now for ever is told`() async {
    let found = await failures {
      await TestStoreLimits.$mostSteps.withValue(1000) {
        let store = TestStore<Int, Int>(initialState: 0) {
          Reduce { _, _ in
            .run { send in
              while !Task.isCancelled { try? await send.clock.sleep(for: .zero) }
            }
          }
        }
        await store.send(1)
        await store.finish()
      }
    }
    #expect(found.count == 1)
    #expect(found.first?.message.hasPrefix("Live-lock") == true)
  }

  @Test func `actions that answer each other for ever are not skipped for ever`() async {
    let found = await failures {
      await TestStoreLimits.$mostSteps.withValue(1000) {
        let store = TestStore<Int, Int>(initialState: 0) {
          Reduce { _, action in .send(1 - action) }
        }
        await store.send(1)
        await store.skipReceivedActions()
        await store.finish()
      }
    }
    #expect(found.count == 1)
    #expect(found.first?.message.hasPrefix("Live-lock") == true)
  }

  @Test func `actions that answer each other for ever are told`() async {
    let found = await failures {
      await TestStoreLimits.$mostSteps.withValue(1000) {
        let store = TestStore<Int, Int>(initialState: 0, exhaustivity: .off) {
          Reduce { state, action in
            state += 1
            return .send(1 - action)
          }
        }
        await store.send(1)
        await store.finish()
      }
    }
    #expect(found.count == 1)
    #expect(found.first?.message.contains("waits to be reduced") == true)
  }

  @Test func `a long way to rest is no live-lock`() async {
    let store = TestStore<Int, Int>(initialState: 0, exhaustivity: .off) {
      Reduce { state, action in
        state += 1
        return action > 0 ? .send(action - 1) : .none
      }
    }
    await store.send(20_000)
    #expect(store.state == 20_001)
    await store.finish()
  }
}
