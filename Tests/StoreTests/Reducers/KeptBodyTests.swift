import Store
import StoreTesting
import TestSupport
import Testing

/// How often something was called, for reducers of which each test makes its own.
private final class Calls {
  var bodies = 0
  var reductions = 0
  var looks = 0
}

private struct State: Equatable {
  var count = 0
  var child: Int? = 0
}

private enum Action: Sendable {
  case add(Int)
  case child(Int)
  case dismiss

  var child: Int? { if case .child(let number) = self { number } else { nil } }
}

private struct Child: Reducer {
  let calls: Calls

  var body: some Reducer<Int, Int> {
    _ = calls.bodies += 1
    return Reduce { state, action in
      state += action
      return action == 0 ? .run { _ in try? await untilCancelled() } : .none
    }
  }
}

private struct Feature: Reducer {
  let calls: Calls
  var step = 1

  var body: some Reducer<State, Action> {
    _ = calls.bodies += 1
    return Reduce<State, Action> { [step] state, action in
      if case .add(let number) = action { state.count += number * step }
      if case .dismiss = action { state.child = nil }
      return .none
    }
    .ifLet(\.child, action: CasePath(Action.child, \.child)) { Child(calls: calls) }
  }
}

/// Has a body, and something of its own to do around it.
private struct OwnWay: Reducer {
  let calls: Calls

  var body: some Reducer<State, Action> { Feature(calls: calls) }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    calls.reductions += 1
    return body.reduce(into: &state, action: action)
  }

  func visitScopes(in state: Borrowed<State>, _ visit: inout ScopeVisit) {
    calls.looks += 1
    body.visitScopes(in: state, &visit)
  }
}

/// Leaves reducing to its body, but not the look at its children.
private struct OwnLook: Reducer {
  let calls: Calls

  var body: some Reducer<State, Action> { Feature(calls: calls) }

  func visitScopes(in state: Borrowed<State>, _ visit: inout ScopeVisit) {
    calls.looks += 1
    body.visitScopes(in: state, &visit)
  }
}

/// A body with a feature in one of two branches.
private struct Branches: Reducer {
  let calls: Calls
  let isFirst: Bool

  var body: some Reducer<State, Action> {
    if isFirst {
      Feature(calls: calls)
    } else {
      Feature(calls: calls, step: 10)
    }
  }
}

/// A body that is nothing but another feature.
private struct Wrapped: Reducer {
  let calls: Calls

  var body: some Reducer<State, Action> { Feature(calls: calls) }
}

/// A store makes a body once, and only where it is the body that does the work.
@MainActor
struct KeptBodyTests {
  private let calls = Calls()

  private func store<R: Reducer>(_ reducer: R) -> Store<State, Action>
  where R.State == State, R.Action == Action {
    Store(initialState: State()) { reducer }
  }

  /// How many bodies are made for a hundred actions, after those that find out what is to be kept.
  private func bodies(in store: Store<State, Action>) -> Int {
    for _ in 0..<3 {
      store.send(.add(1))
      store.send(.child(1))
    }
    let before = calls.bodies
    for _ in 0..<50 {
      store.send(.add(1))
      store.send(.child(1))
    }
    #expect(store.count == 53 || store.count == 530)
    #expect(store.child == 53)
    return calls.bodies - before
  }

  @Test func `a body isn't made for each action`() {
    #expect(bodies(in: store(Feature(calls: calls))) == 0)
    #expect(calls.bodies > 0)
  }

  @Test func `a body isn't made when its store is`() {
    _ = store(Feature(calls: calls))
    #expect(calls.bodies == 0)
  }

  @Test func `nor is that of a feature that is the whole body of another one`() {
    #expect(bodies(in: store(Wrapped(calls: calls))) == 0)
  }

  @Test func `two stores of one type have bodies of their own`() {
    let (one, ten) = (store(Feature(calls: calls)), store(Feature(calls: calls, step: 10)))
    for _ in 0..<4 {
      one.send(.add(1))
      ten.send(.add(1))
    }
    #expect((one.count, ten.count) == (4, 40))
  }

  @Test func `a reducer that has a body and reduces itself goes its own way, action after action`()
  {
    let store = store(OwnWay(calls: calls))
    for _ in 0..<4 { store.send(.add(1)) }
    #expect(store.count == 4)
    #expect(calls.reductions == 4)
  }

  @Test func `one that goes its own way also looks at its children itself`() {
    let store = store(OwnWay(calls: calls))
    store.send(.child(0))
    for _ in 0..<3 { store.send(.add(1)) }
    #expect(store.effectsInFlight == 1)
    store.send(.dismiss)
    #expect(store.effectsInFlight == 0)
    #expect(calls.looks == 5)
  }

  @Test func `one that leaves only reducing to its body looks at its children itself`() {
    let store = store(OwnLook(calls: calls))
    store.send(.child(0))
    for _ in 0..<3 { store.send(.add(1)) }
    store.send(.dismiss)
    #expect(store.effectsInFlight == 0)
    #expect(store.count == 3)
    #expect(calls.looks == 5)
  }

  @Test func `the effects of a child of a kept body go with the child`() {
    let store = store(Feature(calls: calls))
    for _ in 0..<3 {
      store.send(.add(1))
      store.send(.child(0))
    }
    #expect(store.effectsInFlight == 3)
    store.send(.dismiss)
    #expect(store.effectsInFlight == 0)
  }

  @Test(arguments: [true, false])
  func `a feature in a branch is kept, and is that of its branch`(isFirst: Bool) {
    let store = store(Branches(calls: calls, isFirst: isFirst))
    #expect(bodies(in: store) == 0)
    #expect(store.count == (isFirst ? 53 : 530))
  }

  @Test func `features in sequences, loops, options and combinations are kept`() {
    let store = Store<State, Action>(initialState: State()) {
      CombineReducers {
        EmptyReducer<State, Action>()
        for step in [0, 1] { Feature(calls: calls, step: step) }
        if calls.bodies > 0 { Feature(calls: calls) }
      }
    }
    for _ in 0..<3 { store.send(.add(1)) }
    let before = calls.bodies
    for _ in 0..<50 { store.send(.add(1)) }
    #expect(calls.bodies == before)
    #expect(store.count == 53)
  }

  @Test func `a reducer that another one calls makes its body for each action, and works`() {
    let feature = Feature(calls: calls)
    let store = Store<State, Action>(initialState: State()) {
      Reduce { feature.reduce(into: &$0, action: $1) }
    }
    for _ in 0..<4 { store.send(.add(1)) }
    #expect(store.count == 4)
    #expect(calls.bodies == 4)
  }

  @Test func `a test store keeps bodies as a store does`() async {
    let store = TestStore(initialState: State()) { Feature(calls: calls) }
    for number in 1...3 { await store.send(.add(1)) { $0.count = number } }
    let before = calls.bodies
    for number in 4...9 { await store.send(.add(1)) { $0.count = number } }
    #expect(calls.bodies == before)
    await store.finish()
  }
}
