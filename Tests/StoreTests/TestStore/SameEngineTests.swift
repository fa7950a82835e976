import StoreTesting
import TestSupport
import Testing

/// F54: a live store and a test store handle the same actions in the same order.
struct SameEngineTests {
  @Test(arguments: 0..<20)
  func `F54: random effect trees give the same log in both stores`(part: Int) async {
    for seed in 100 * part..<100 * (part + 1) {
      let rules = RandomRules(seed: seed)
      let live = await MainActor.run {
        let store = Store<[Int], Int>(initialState: []) { rules }
        store.send(0)
        return store.state
      }
      let store = TestStore<[Int], Int>(initialState: [], exhaustivity: .off) { rules }
      await store.send(0)
      #expect(store.state == live, "seed \(seed)")
      await store.finish()
    }
  }

  @Test(arguments: 0..<30)
  func `F54: random trees that delay, debounce and throttle give the same log, too`(
    part: Int
  ) async {
    for seed in 100 * part..<100 * (part + 1) {
      let rules = RandomRules(seed: seed, isTimed: true)
      let live = await Self.runLive(rules)
      let store = TestStore<[Int], Int>(initialState: [], exhaustivity: .off) { rules }
      await store.send(0)
      await store.advance(by: .seconds(1000))
      #expect(store.state == live, "seed \(seed)")
      await store.finish()
    }
  }

  /// Tells when something has happened to a live store.
  private final class Events: StoreObserver {
    typealias State = [Int]
    typealias Action = Int
    let events: AsyncStream<Void>
    let happen: AsyncStream<Void>.Continuation

    init() {
      (events, happen) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    }

    func effectDidEnd(_ effect: EffectInfo, _ end: EffectEnd) { happen.yield() }
  }

  /// Runs a store on a virtual clock until nothing waits any more.
  @MainActor
  private static func runLive(_ rules: RandomRules) async -> [Int] {
    let events = Events()
    let clock = ManualClock { [happen = events.happen] in happen.yield() }
    let store = Store<[Int], Int>(initialState: [], clock: clock, observers: [events]) { rules }
    store.send(0)
    var iterator = events.events.makeAsyncIterator()
    while store.effectsInFlight > 0 {
      // All effects only sleep: time passes when each of them does.
      while clock.sleeperCount < store.effectsInFlight {
        await iterator.next(isolation: #isolation)
      }
      if let next = clock.timeToNext { clock.advance(by: next) }
    }
    return store.state
  }
}
