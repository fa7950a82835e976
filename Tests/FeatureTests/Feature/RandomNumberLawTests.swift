import Effects
import RandomNumberFeature
import Store
import TestSupport
import Testing

/// The laws of the feature, as traces of random sessions.
@MainActor
struct RandomNumberLawTests {
  private typealias State = RandomNumber.State
  private typealias Action = RandomNumber.Action

  private static let client = RandomNumberClient { range throws(RandomDotOrgError) in
    if Serial.number.isMultiple(of: 3) { throw .unavailable }
    return Serial.number
  }

  private nonisolated static func random(_ generator: inout SplitMix64) -> Action {
    switch generator.number(below: 4) {
    case 0: .ping
    case 1: .dismiss
    case 2: .response(.success(generator.number(below: 3)))
    default: .response(.failure(.unavailable))
    }
  }

  /// What a table decides about the effect of an action: its shape.
  private nonisolated static func shape(of effect: Effect<Action>) -> [String] {
    var table = EffectTable<Action, Int>()
    table.take(effect, origin: 0)
    var words: [String] = []
    while let decision = table.nextDecision() {
      switch decision {
      case .start(let token, let operation):
        words.append(
          "start \(operation.site.line) under \(String(describing: table.id(of: token)?.base))"
        )
      case .deliver(_, let action): words.append("deliver \(action)")
      case .stop: words.append("stop")
      case .report(let text): words.append("report \(text)")
      case .missed, .unvisited: break
      case .close: words.append("close")
      }
    }
    return words
  }

  @Test(arguments: 0..<100)
  func `L-S2: equal states and actions give equal states and effects`(seed: Int) {
    var generator = SplitMix64(seed: UInt64(seed))
    let reducer = RandomNumber(client: Self.client)
    var state = State.initial
    for _ in 0..<50 {
      let action = Self.random(&generator)
      var other = state
      let effect = reducer.reduce(into: &state, action: action)
      let otherEffect = reducer.reduce(into: &other, action: action)
      #expect(state == other)
      #expect(Self.shape(of: effect) == Self.shape(of: otherEffect))
    }
  }

  @Test(arguments: 0..<50)
  func `L-S3: a dismissed feature stays initial, whatever the network does`(seed: Int) async {
    var generator = SplitMix64(seed: UInt64(seed))
    let store = Store<State, Action>(initialState: .initial) { RandomNumber(client: Self.client) }
    var isDismissed = false
    var states: [State] = []
    let token = store.observe { state in if isDismissed { states.append(state) } }
    for number in 1...40 {
      let pings = generator.number(below: 2) == 0
      isDismissed = false
      let task = Serial.$number.withValue(number) { store.send(pings ? .ping : .dismiss) }
      isDismissed = !pings
      // Let what is under way come, or not.
      if generator.number(below: 2) == 0 { await task.finish() }
      if isDismissed { #expect(store.state == .initial) }
    }
    await Self.settle(store)
    #expect(states.allSatisfy { $0 == .initial })
    token.cancel()
  }

  @Test(arguments: 0..<50)
  func `L-S6: the recorded actions, folded through the reducer, give the live state`(
    seed: Int
  ) async {
    var generator = SplitMix64(seed: UInt64(seed))
    let recorder = ActionObserver()
    let store = Store<State, Action>(initialState: .initial, observers: [recorder]) {
      RandomNumber(client: Self.client)
    }
    for number in 1...40 {
      let task = Serial.$number.withValue(number) {
        store.send(generator.number(below: 3) == 0 ? .dismiss : .ping)
      }
      if generator.number(below: 2) == 0 { await task.finish() }
    }
    await Self.settle(store)
    var replayed = State.initial
    let reducer = RandomNumber(client: Self.client)
    for action in recorder.actions { _ = reducer.reduce(into: &replayed, action: action) }
    #expect(replayed == store.state)
  }

  /// A last request, that is waited for: it ends the one that is under way.
  private static func settle(_ store: Store<State, Action>) async {
    await store.send(.dismiss).finish()
  }
}

private enum Serial {
  @TaskLocal static var number = 0
}
