import Effects
import Examples
import Foundation
import RandomNumberFeature
import Store
import StoreTesting
import StoreTracing
import Testing

/// What was recorded of the features of this package replays to the same states.
@MainActor
struct RoundTripTests {
  @Test(arguments: 0..<8 as Range<UInt64>)
  func `a random session of the random number replays to the same states`(seed: UInt64) async throws
  {
    var generator = SplitMix64(seed: seed)
    let memory = TraceMemory()
    let recorder = TraceRecorder<RandomNumber.State, RandomNumber.Action>(sink: memory)
    let errors: [RandomDotOrgError] = [.timedOut, .rejected(message: "no"), .http(status: 418)]
    let answers = Locked(SplitMix64(seed: seed))
    let client = RandomNumberClient { range throws(RandomDotOrgError) in
      let number = answers.withLock { Int.random(in: range, using: &$0) }
      if number % 4 == 0 { throw errors[number % errors.count] }
      return number
    }
    let feature = RandomNumber(client: client)
    let store = Store(initialState: .initial, observers: [recorder]) { feature }
    var states = [store.state]
    let token = store.observe { states.append($0) }
    states.removeLast()
    for _ in 0..<60 {
      let task = store.send(Bool.random(using: &generator) ? .ping : .dismiss)
      if Bool.random(using: &generator) { await task.finish() }
    }
    await store.send(.ping).finish()
    token.cancel()
    try recorder.close()
    let replay = try replay(memory.trace()) { feature }
    #expect(replay.divergence == nil)
    #expect((0...replay.lastStep).map(replay.state) == states)
  }

  @Test(arguments: 0..<8 as Range<UInt64>)
  func `a random session of the todos replays to the same states`(seed: UInt64) async throws {
    var generator = SplitMix64(seed: seed)
    let memory = TraceMemory()
    let recorder = TraceRecorder<Todos.State, Todos.Action>(sink: memory)
    let feature = Todos(ids: .counting(from: 1))
    let store = Store(
      initialState: Todos.State(),
      clock: ImmediateClock(),
      observers: [recorder]
    ) { feature }
    var states = [store.state]
    let token = store.observe { states.append($0) }
    states.removeLast()
    for _ in 0..<200 {
      await store.send(TodosSession.action(store.state, using: &generator)).finish()
    }
    token.cancel()
    try recorder.close()
    let replay = try replay(memory.trace()) { feature }
    #expect(replay.divergence == nil)
    #expect((0...replay.lastStep).map(replay.state) == states)
  }
}
