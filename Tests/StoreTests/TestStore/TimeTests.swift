import StoreTesting
import TestSupport
import Testing

/// Time in a test store: it stands still, and waits for assertions.
struct TimeTests {
  @Test func `time waits for assertions: each receive finds its own second`() async {
    let store = makeTicker()
    await store.send(.start)
    await store.advance(by: .seconds(3))
    for tick in 1...3 {
      #expect(store.clock.now <= after(.seconds(tick)))
      await store.receive(.tick) { $0.ticks = tick }
      #expect(store.clock.now == after(.seconds(tick)))
    }
    await store.send(.stop)
    await store.finish()
  }

  @Test func `the rest of an advance in which nobody wakes passes at once`() async {
    let store = makeTicker()
    await store.send(.start)
    await store.advance(by: .seconds(1.5))
    await store.receive(.tick) { $0.ticks = 1 }
    #expect(store.clock.now == after(.seconds(1.5)))
    await store.send(.stop)
    await store.advance(by: .seconds(2))
    #expect(store.clock.now == after(.seconds(3.5)))
    await store.finish()
  }

  @Test func `held time passes before the next send, so a missed tick is noticed`() async {
    let found = await failures {
      let store = makeTicker()
      await store.send(.start)
      await store.advance(by: .seconds(2))
      await store.receive(.tick) { $0.ticks = 1 }
      await store.send(.stop)
      await store.finish()
    }
    #expect(found.count == 1)
    #expect(found.first?.message.contains("1. .tick") == true)
  }

  @Test func `finish lets held time pass first`() async {
    let found = await failures {
      let store = makeTicker()
      await store.send(.start)
      await store.advance(by: .seconds(2))
      await store.receive(.tick) { $0.ticks = 1 }
      await store.finish()
    }
    #expect(found.first?.message.contains("1 action not received") == true)
  }

  @Test func `advances add up while time is held`() async {
    let store = makeTicker()
    await store.send(.start)
    await store.advance(by: .seconds(1))
    await store.advance(by: .seconds(1))
    await store.receive(.tick) { $0.ticks = 1 }
    await store.receive(.tick) { $0.ticks = 2 }
    #expect(store.clock.now == after(.seconds(2)))
    await store.send(.stop)
    await store.finish()
  }

  @Test func `moving the store's clock directly is the same as advancing the store`() async {
    let store = makeTicker()
    await store.send(.start)
    await store.clock.advance(by: .seconds(2))
    await store.receive(.tick) { $0.ticks = 1 }
    await store.receive(.tick) { $0.ticks = 2 }
    await store.send(.stop)
    await store.finish()
  }

  @Test func `moving the clock by nothing leaves held time held`() async {
    let store = makeTicker()
    await store.send(.start)
    await store.advance(by: .seconds(3))
    await store.receive(.tick) { $0.ticks = 1 }
    await store.clock.advance(by: .zero)
    await store.clock.advance(to: after(.seconds(1)))
    await store.receive(.tick) { $0.ticks = 2 }
    await store.receive(.tick) { $0.ticks = 3 }
    await store.send(.stop)
    await store.finish()
  }

  @Test func `an advance by nothing or backwards changes nothing`() async {
    let store = makeTicker()
    await store.advance(by: .seconds(-3))
    await store.advance(by: .zero)
    #expect(store.clock.now == after(.zero))
    await store.finish()
  }

  @Test func `F61: a thousand ticks`() async {
    let store = makeTicker()
    await store.send(.start)
    await store.advance(by: .seconds(1000))
    for tick in 1...1000 { await store.receive(.tick) { $0.ticks = tick } }
    await store.send(.stop)
    await store.finish()
  }

  @Test func `F63: a thousand events of a fast timer in one advance`() async {
    let store = makeTicker(exhaustivity: .off, interval: .milliseconds(1))
    await store.send(.start)
    await store.advance(by: .seconds(1))
    #expect(store.state.ticks == 1000)
    await store.finish()
  }

  @Test func `F68: five hundred stores at once don't meet`() async {
    await withTaskGroup(of: Int.self) { group in
      for count in 0..<500 {
        group.addTask {
          let store = makeTicker()
          await store.send(.start)
          await store.advance(by: .seconds(count % 5))
          for tick in 0..<(count % 5) { await store.receive(.tick) { $0.ticks = tick + 1 } }
          await store.send(.stop)
          await store.finish()
          return store.state.ticks - count % 5
        }
      }
      for await difference in group { #expect(difference == 0) }
    }
  }
}
