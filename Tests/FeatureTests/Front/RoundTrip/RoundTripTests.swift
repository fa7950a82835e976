import Effects
import Examples
import RandomNumberFeature
import Store
import StoreTracing
import TestSupport
import Testing

/// Recorded random sessions, replayed.
@MainActor
struct RoundTripTests {
  /// Sees every state, the first one included.
  private final class States<State, Action: Sendable>: StoreObserver {
    private(set) var all: [State]

    init(_ first: State) { all = [first] }

    func didReduce(_ action: Action, from old: State, to new: State, origin: ActionOrigin) {
      all.append(new)
    }
  }

  @Test(arguments: 1...20)
  func `a random session of the todos replays to identical states`(seed: UInt64) async throws {
    var generator = SplitMix64(seed: seed)
    let clock = ManualClock()
    let front = TodosExample(FrontArguments())
    let memory = TraceMemory()
    let recorder = TraceRecorder<Todos.State, Todos.Action>(sink: memory, clock: clock)
    let states = States<Todos.State, Todos.Action>(front.initialState)
    let store = Store(
      initialState: front.initialState,
      clock: clock,
      observers: [recorder, states]
    ) {
      front.feature()
    }
    var tasks: [StoreTask] = []
    for _ in 1...120 {
      let command = TodosCommand.allCases[generator.number(below: TodosCommand.allCases.count)]
      // The list isn't emptied all the time.
      guard command != .reset || generator.number(below: 10) == 0 else { continue }
      let number = generator.number(below: 5)
      let argument =
        switch command {
        case .add: "todo \(number)"
        case .edit: "\(number) title \(number)"
        case .remind: "\(number) \(number)s"
        case .show: "\(TodoFilter.allCases[number % 3])"
        case .move, .toggle, .delete, .forget, .clear, .reset: "\(number)"
        }
      let actions = (try? front.actions(for: command, argument, in: store.state)) ?? []
      for action in actions {
        let task = store.send(action)
        if command.isAwaited { await task.finish() } else { tasks.append(task) }
      }
      if generator.number(below: 4) == 0 { clock.advance(by: .seconds(1)) }
    }
    clock.advance(by: .seconds(3600))
    for task in tasks { await task.finish() }
    try recorder.close()
    let replay = try replay(memory.trace()) { front.feature() }
    #expect(replay.divergence == nil)
    #expect(replay.lastStep > 60)
    #expect((0...replay.lastStep).map(replay.state) == states.all)
  }

  @Test(arguments: 1...20)
  func `a random session of the random numbers replays to identical states`(
    seed: UInt64
  ) async throws {
    var generator = SplitMix64(seed: seed)
    let memory = TraceMemory()
    let recorder = TraceRecorder<RandomNumber.State, RandomNumber.Action>(sink: memory)
    let states = States<RandomNumber.State, RandomNumber.Action>(.initial)
    let feature = RandomNumber(client: .local(seed: seed).rejectingOdd())
    let store = Store(initialState: .initial, observers: [recorder, states]) { feature }
    for _ in 1...80 {
      let task = store.send(generator.number(below: 4) == 0 ? .dismiss : .ping)
      if generator.number(below: 2) == 0 { await task.finish() }
    }
    await store.send(.ping).finish()
    try recorder.close()
    let replay = try replay(memory.trace()) { feature }
    #expect(replay.divergence == nil)
    #expect(replay.lastStep > 80)
    #expect((0...replay.lastStep).map(replay.state) == states.all)
  }

  @Test(arguments: 1...20)
  func `a random session of signing in replays to identical states, but for the secrets`(
    seed: UInt64
  ) async throws {
    var generator = SplitMix64(seed: seed)
    let clock = ManualClock()
    var rules = SignInService.Rules()
    rules.failsEvery = 5
    rules.resendDelay = 1
    let feature = SignIn(client: SignInService(rules, clock: clock).client)
    let front = try SignInExample(FrontArguments())
    let memory = TraceMemory()
    let recorder = TraceRecorder<SignIn.State, SignIn.Action>(
      sink: memory,
      clock: clock,
      redaction: SignInExample.redaction
    )
    let states = States<SignIn.State, SignIn.Action>(front.initialState)
    let store = Store(
      initialState: front.initialState,
      clock: clock,
      observers: [recorder, states]
    ) {
      feature
    }
    for _ in 1...120 {
      let command = SignInCommand.allCases[generator.number(below: SignInCommand.allCases.count)]
      // Ways out are taken seldom, so that the session gets somewhere.
      let isWayOut = [.back, .cancel, .signout].contains(command)
      guard !isWayOut || generator.number(below: 6) == 0 else { continue }
      let isRight = generator.number(below: 4) > 0
      let argument =
        switch (command, store.state) {
        case (.name, _): isRight ? "ada" : "eve"
        case (.password, _): isRight ? "lovelace" : ""
        case (.code, .twoFactor(let step)): isRight ? SignInService.code(of: step.challenge) : "1"
        default: ""
        }
      guard let actions = try? front.actions(for: command, argument, in: store.state) else {
        continue
      }
      for action in actions { store.send(action) }
      if case .whenState(let isAtRest) = SignInExample.rest {
        for await _ in store.states() where isAtRest(store.state) { break }
      }
      if generator.number(below: 4) == 0 { clock.advance(by: .seconds(1)) }
    }
    try recorder.close()
    let trace = try memory.trace()
    let replay = try replay(trace, redaction: SignInExample.redaction) { feature }
    #expect(replay.divergence == nil)
    #expect(replay.lastStep > 20)
    for step in 0...replay.lastStep {
      let payload = TracePayload(states.all[step], redaction: SignInExample.redaction)
      #expect(TracePayload(replay.state(at: step), redaction: SignInExample.redaction) == payload)
      #expect(trace.state(at: step) == payload)
    }
    let text = String(decoding: memory.bytes, as: UTF8.self)
    #expect(!text.contains("lovelace") && !text.contains("token 1"))
  }
}
