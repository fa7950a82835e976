import Store
import StoreTesting
import TestSupport
import Testing

private struct Child: Equatable, Sendable {
  var count = 0
}

private struct State: Equatable {
  var value = 0
  var child: Child? = Child()
}

private enum Action: Sendable {
  case child(Int), dismiss, set(Int)
  var child: Int? { if case .child(let number) = self { number } else { nil } }
}

private struct Forever: Reducer {
  func reduce(into state: inout Child, action: Int) -> Effect<Int> {
    .run { _ in try? await untilCancelled() }
  }
}

private struct Feature: Reducer {
  var body: some Reducer<State, Action> {
    Reduce<State, Action> { state, action in
      switch action {
      case .child: break
      case .dismiss: state.child = nil
      case .set(let value): state.value = value
      }
      return .none
    }
    .ifLet(\.child, action: CasePath(Action.child, \.child)) { Forever() }
  }
}

/// A wrapper whose author hasn't thought of children.
private struct Careless<Base: Reducer>: Reducer {
  let base: Base

  func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
    base.reduce(into: &state, action: action)
  }
}

private struct Careful<Base: Reducer>: Reducer {
  let base: Base

  func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
    base.reduce(into: &state, action: action)
  }

  func visitScopes(in state: Borrowed<Base.State>, _ visit: inout ScopeVisit) {
    base.visitScopes(in: state, &visit)
  }
}

/// A reducer that calls others and doesn't pass the look at their children on is told of.
@MainActor
struct UnvisitedChildrenTests {
  private let observer = Observer<State, Action>()

  private func run(
    @ReducerBuilder<State, Action> _ reducer: () -> some Reducer<State, Action>
  ) -> Int {
    let store = Store(initialState: State(), observers: [observer], reducer: reducer)
    for action in [Action.set(1), .child(0), .set(2), .child(0), .dismiss] { store.send(action) }
    return store.effectsInFlight
  }

  @Test func `a child whose wrapper passes no look on is reported, once, with its place`() {
    #expect(run { Careless(base: Feature()) } == 2)
    #expect(observer.diagnostics.map(\.kind) == [.unvisitedChild])
    let text = observer.diagnostics.first?.description
    #expect(text?.contains("ifLet at StoreTests/UnvisitedChildrenTests.swift:") == true)
    #expect(text?.contains("visitScopes(in:_:)") == true)
  }

  @Test func `so is one whose reducer is called by a closure`() {
    #expect(run { Reduce { Feature().reduce(into: &$0, action: $1) } } == 2)
    #expect(observer.diagnostics.map(\.kind) == [.unvisitedChild])
  }

  @Test func `a wrapper that passes the look on ends the effects with the child`() {
    #expect(run { Careful(base: Feature()) } == 0)
    #expect(observer.diagnostics.isEmpty)
  }

  @Test func `a closure that passes the look on does so too`() {
    let feature = Feature()
    let effects = run {
      Reduce { state, action in
        feature.reduce(into: &state, action: action)
      } visiting: { state, visit in
        feature.visitScopes(in: state, &visit)
      }
    }
    #expect(effects == 0)
    #expect(observer.diagnostics.isEmpty)
  }

  @Test func `a test store fails, once`() async {
    let found = await failures {
      let store = TestStore(initialState: State()) { Careless(base: Feature()) }
      for _ in 0..<2 { await store.send(.child(0)) }
      await store.skipInFlightEffects()
      await store.finish()
    }
    #expect(found.count == 1)
    #expect(found.first?.message.contains("ifLet at") == true)
  }

  @Test func `a child inside of a row is reported for all rows once`() {
    let observer = Observer<IdentifiedArray<Int, State>, IdentifiedAction<Int, Action>>()
    let states = (0..<3).map { State(value: $0) }
    let store = Store(
      initialState: IdentifiedArray(states, id: \.value),
      observers: [observer]
    ) {
      EmptyReducer<IdentifiedArray<Int, State>, IdentifiedAction<Int, Action>>()
        .forEach(\.self, action: .identity) { Careless(base: Feature()) }
    }
    for id in 0..<3 { store.send(.element(id: id, action: .child(0))) }
    #expect(observer.diagnostics.map(\.kind) == [.unvisitedChild])
  }

  @Test func `a child that is embedded in onChange is reported`() {
    _ = run {
      EmptyReducer<State, Action>()
      Reduce<State, Action> { state, action in
        if case .child = action { state.value += 1 }
        return .none
      }
      .onChange(of: \.value) { _, _ in Feature() }
    }
    #expect(observer.diagnostics.map(\.kind) == [.unvisitedChild])
  }

  @Test func `the closure of onChange is called for changes only`() {
    var changes: [String] = []
    _ = run {
      Feature().onChange(of: \.value) { old, new in
        let _ = changes.append("\(old)>\(new)")
        EmptyReducer<State, Action>()
      }
    }
    #expect(changes == ["0>1", "1>2"])
  }
}
