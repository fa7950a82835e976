import Effects
import Examples
import Store
import StoreTesting
import StoreTracing
import Testing

/// Random sessions, recorded and replayed.
@MainActor
struct SearchReplayTests {
  private static let queries = ["", " ", "l", "li", "lim", "bogota", "SAN JOSÉ", "zz", "o l", "é"]

  private static func action(using generator: inout SplitMix64) -> Search.Action {
    switch generator.number(below: 8) {
    case 0: .submit
    case 1: .retry
    case 2: .clear
    default: .queryChanged(queries[generator.number(below: queries.count)])
    }
  }

  @Test(arguments: 0..<8 as Range<UInt64>)
  func `a random session replays to the same states`(seed: UInt64) async throws {
    var generator = SplitMix64(seed: seed)
    let memory = TraceMemory()
    let recorder = TraceRecorder<Search.State, Search.Action>(sink: memory)
    let feature = Search(client: .catalog(sampleCatalog).failing(every: 3))
    let store = Store(
      initialState: Search.State(),
      clock: ImmediateClock(),
      observers: [recorder]
    ) { feature }
    var states = [store.state]
    let token = store.observe { states.append($0) }
    states.removeLast()
    for _ in 0..<80 {
      let task = store.send(Self.action(using: &generator))
      if generator.number(below: 2) == 0 { await task.finish() }
    }
    store.send(.queryChanged("lima"))
    await store.send(.submit).finish()
    token.cancel()
    try recorder.close()
    let replay = try replay(memory.trace()) { feature }
    #expect(replay.divergence == nil)
    #expect((0...replay.lastStep).map(replay.state) == states)
    #expect(replay.actions.contains { if case .found = $0 { true } else { false } })
    #expect(replay.actions.contains(.failed(.unavailable)))
  }
}
