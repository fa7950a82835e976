import Store
import StoreTracing
import Testing

@MainActor
struct ReplayTests {
  private func trace(
    _ actions: [Counter.Action],
    redaction: Redaction = .none
  ) throws -> Trace {
    let memory = TraceMemory()
    let recorder = TraceRecorder<Counter.State, Counter.Action>(sink: memory, redaction: redaction)
    let store = Store(initialState: Counter.State(), observers: [recorder]) { Counter() }
    for action in actions { store.send(action) }
    return try memory.trace()
  }

  /// Forgets to add sevens.
  private struct Wrong: Reducer {
    func reduce(into state: inout Counter.State, action: Counter.Action) -> Effect<Counter.Action> {
      if action == .add(7) { return .none }
      return Counter().reduce(into: &state, action: action)
    }
  }

  @Test func `the first state that differs is told with its step and the difference`() throws {
    let trace = try trace([.add(1), .note("x"), .add(7), .add(1)])
    let replay = try replay(trace) { Wrong() }
    let divergence = try #require(replay.divergence)
    #expect(divergence.step == 3)
    #expect(divergence.description.contains("step 3, add(7)"))
    #expect(divergence.difference.contains("count: 8 → 1"))
    #expect(replay.state(at: 4).count == 2)
  }

  @Test func `states are there at every step, also between the ones that are kept`() throws {
    let replay = try replay(trace((1...200).map(Counter.Action.add))) { Counter() }
    #expect(replay.divergence == nil)
    for step in [0, 1, 63, 64, 65, 128, 199, 200] {
      #expect(replay.state(at: step).count == step * (step + 1) / 2)
    }
    #expect(replay.state(at: -1) == replay.state(at: 0))
    #expect(replay.state(at: 1000) == replay.state(at: 200))
  }

  @Test func `another initial state differs at once`() throws {
    let trace = try trace([.add(1)])
    let replay = try replay(trace, from: Counter.State(count: 9)) { Counter() }
    #expect(replay.divergence?.step == 0)
  }

  @Test func `a redacted trace is compared as it was written`() throws {
    let trace = try trace([.add(1), .note("secret"), .add(2)], redaction: .members("note"))
    let replay = try replay(trace, redaction: .members("note")) { Counter() }
    #expect(replay.divergence == nil)
  }

  @Test func `actions that were recorded as text can't be replayed`() throws {
    struct Text: Sendable {}
    struct Coded: Codable, Sendable {}
    let memory = TraceMemory()
    let recorder = TraceRecorder<Int, Text>(sink: memory)
    let store = Store<Int, Text>(initialState: 0, observers: [recorder]) { EmptyReducer() }
    store.send(Text())
    #expect(throws: ReplayError.self) {
      try replay(memory.trace()) { EmptyReducer<Int, Coded>() }
    }
  }

  @Test func `a player steps and jumps, and tells observers of every state`() throws {
    let player = try TracePlayer(trace([.add(1), .add(2), .add(3)])) { Counter() }
    var counts: [Int] = []
    let token = player.store.observe { counts.append($0.count) }
    #expect(player.step())
    player.jump(to: 3)
    #expect(!player.step())
    #expect(player.stepBack())
    #expect(player.currentStep == 2)
    #expect(counts == [0, 1, 6, 3])
    token.cancel()
  }

  @Test func `a live store goes on from any step, and no recorded effect runs again`() async throws
  {
    let player = try TracePlayer(trace([.twice, .add(1), .twice])) { Counter() }
    player.jump(to: 3)
    #expect(player.store.state.count == 3)
    #expect(player.store.effectsInFlight == 0)
    player.store.send(.twice)
    #expect(player.store.state.count == 5)
  }

  @Test func `another state ends the effects that the live store has started`() throws {
    let player = try TracePlayer(trace([.add(1), .add(2)])) { Counter() }
    player.store.send(.later(1))
    #expect(player.store.effectsInFlight == 1)
    player.stepBack()
    player.jump(to: 1)
    #expect(player.store.effectsInFlight == 0)
  }
}
