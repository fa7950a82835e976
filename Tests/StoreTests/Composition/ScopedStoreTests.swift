import Effects
import Store
import TestSupport
import Testing

private struct Row: Equatable, Identifiable, Sendable {
  let id: Int
  var count = 0
}

private struct Parent: Equatable {
  var total = 0
  var child: Row?
  var rows: IdentifiedArrayOf<Row> = []
  var fixed = Row(id: 0)
}

private enum Action: Sendable {
  case child(Int)
  case row(IdentifiedAction<Int, Int>)
  case fixed(Int)
  case show(Row?)
  case setRows([Row])

  var child: Int? { if case .child(let number) = self { number } else { nil } }
  var row: IdentifiedAction<Int, Int>? { if case .row(let action) = self { action } else { nil } }
  var fixed: Int? { if case .fixed(let number) = self { number } else { nil } }
}

private let childPath = CasePath(Action.child, \.child)
private let rowPath = CasePath(Action.row, \.row)

/// Adds a number, then sends itself the rest.
private struct Count: Reducer {
  func reduce(into state: inout Row, action: Int) -> Effect<Int> {
    state.count += action
    return .none
  }
}

@MainActor
struct ScopedStoreTests {
  private let observer = Observer<Parent, Action>()

  private func makeStore(_ state: Parent = Parent()) -> Store<Parent, Action> {
    Store(initialState: state, observers: [observer]) {
      Scope(state: \Parent.fixed, action: CasePath(Action.fixed, \.fixed)) { Count() }
      Reduce<Parent, Action> { state, action in
        switch action {
        case .show(let child): state.child = child
        case .setRows(let rows): state.rows = IdentifiedArray(rows)
        case .child, .row, .fixed: state.total += 1
        }
        return .none
      }
      .ifLet(\.child, action: childPath) { Count() }
      .forEach(\.rows, action: rowPath) { Count() }
    }
  }

  @Test func `a scoped store reads its part and sends its actions`() {
    let store = makeStore()
    let child = store.scope(state: \.fixed, action: CasePath(Action.fixed, \.fixed))
    child.send(3)
    #expect(child.state.count == 3)
    #expect(store.state.fixed.count == 3 && store.state.total == 1)
  }

  @Test func `a scope of a child that isn't there is nil`() {
    let store = makeStore()
    #expect(store.scope(state: \.child, action: childPath) == nil)
    #expect(store.scope(state: \.rows, id: 1, action: rowPath) == nil)
  }

  @Test func `a row's store is its row's, wherever that moves`() throws {
    let store = makeStore(Parent(rows: [Row(id: 1), Row(id: 2)]))
    let second = try #require(store.scope(state: \.rows, id: 2, action: rowPath))
    store.send(.setRows([Row(id: 2), Row(id: 3)]))
    second.send(5)
    #expect(store.state.rows.map(\.count) == [5, 0])
    #expect(second.state.count == 5)
  }

  @Test func `F71: a store whose child has gone keeps the last state, and ignores what it is sent`()
    throws
  {
    let store = makeStore(Parent(child: Row(id: 1)))
    let child = try #require(store.scope(state: \.child, action: childPath))
    var log: [Int] = []
    let token = child.observe { log.append($0.count) }
    child.send(4)
    store.send(.show(nil))
    let before = store.state
    child.send(1)
    #expect(child.state.count == 4)
    #expect(store.state == before)
    #expect(observer.diagnostics.map(\.kind) == [.absentChild])
    #expect(log == [0, 4])
    token.cancel()
  }

  @Test func `F71: the store of a child that another one has replaced is that of the first still`()
    throws
  {
    let store = makeStore(Parent(child: Row(id: 1)))
    let first = try #require(store.scope(state: \.child, action: childPath))
    var log: [Int] = []
    let token = first.observe { log.append($0.count) }
    store.send(.show(Row(id: 2, count: 7)))
    first.send(1)
    #expect(first.state == Row(id: 1))
    #expect(store.state.child == Row(id: 2, count: 7))
    #expect(observer.diagnostics.map(\.kind) == [.absentChild])
    store.send(.show(Row(id: 1, count: 3)))
    first.send(1)
    #expect(first.state.count == 4 && log == [0, 3, 4])
    token.cancel()
  }

  @Test func `a store whose child has gone has no children`() throws {
    struct Outer: Equatable { var parent: Parent? = Parent(child: Row(id: 1), rows: [Row(id: 1)]) }
    enum OuterAction: Sendable {
      case parent(Action), close
      var parent: Action? { if case .parent(let action) = self { action } else { nil } }
    }
    let store = Store<Outer, OuterAction>(initialState: Outer()) {
      Reduce<Outer, OuterAction> { state, action in
        if case .close = action { state.parent = nil }
        return .none
      }
    }
    let parent = try #require(
      store.scope(state: \.parent, action: CasePath(OuterAction.parent, \.parent))
    )
    #expect(parent.scope(state: \.child, action: childPath) != nil)
    #expect(parent.scope(state: \.rows, id: 1, action: rowPath) != nil)
    store.send(.close)
    #expect(parent.scope(state: \.child, action: childPath) == nil)
    #expect(parent.scope(state: \.rows, id: 1, action: rowPath) == nil)
  }

  @Test func `who is there is asked when the action's turn comes, not when it is sent`() throws {
    let store = makeStore(Parent(child: Row(id: 1)))
    let child = try #require(store.scope(state: \.child, action: childPath))
    store.send(.show(nil))
    let token = store.observe { state in
      guard state.total == 1, state.child == nil else { return }
      store.send(.show(Row(id: 1)))
      child.send(5)
      store.send(.show(Row(id: 2)))
      child.send(7)
    }
    store.send(.fixed(0))
    #expect(child.state == Row(id: 1, count: 5))
    #expect(store.state.child == Row(id: 2))
    #expect(observer.diagnostics.map(\.kind) == [.absentChild])
    token.cancel()
  }

  @Test func `scopes of scopes go down to the same store`() throws {
    struct Outer: Equatable { var parent: Parent? = Parent(child: Row(id: 1)) }
    enum OuterAction: Sendable {
      case parent(Action)
      var parent: Action? { if case .parent(let action) = self { action } else { nil } }
    }
    let path = CasePath(OuterAction.parent, \.parent)
    let store = Store<Outer, OuterAction>(initialState: Outer()) {
      EmptyReducer<Outer, OuterAction>().ifLet(\.parent, action: path) {
        EmptyReducer<Parent, Action>().ifLet(\.child, action: childPath) { Count() }
      }
    }
    let child = try #require(
      store.scope(state: \.parent, action: path)?.scope(state: \.child, action: childPath)
    )
    child.send(2)
    #expect(child.state.count == 2)
    #expect(store.state.parent?.child?.count == 2)
  }

  @Test func `F10: what a child's reducer sends to the parent runs after the child's action`()
    throws
  {
    var log: [String] = []
    var notify: () -> Void = {}
    let store = Store<Parent, Action>(initialState: Parent(child: Row(id: 1))) {
      Reduce<Parent, Action> { _, action in
        if case .fixed = action { log.append("parent") }
        return .none
      }
      .ifLet(\.child, action: childPath) {
        Reduce<Row, Int> { _, _ in
          log.append("child begins")
          notify()
          log.append("child ends")
          return .none
        }
      }
    }
    notify = { [weak store] in _ = store?.send(.fixed(1)) }
    try #require(store.scope(state: \.child, action: childPath)).send(1)
    #expect(log == ["child begins", "child ends", "parent"])
  }

  @Test func `F27: a scope keeps its parent alive, never the other way round`() {
    weak var observed: Store<Parent, Action>?
    do {
      let store = makeStore(Parent(child: Row(id: 1)))
      observed = store
      _ = store.scope(state: \.child, action: childPath)
      _ = store.child
    }
    #expect(observed == nil)
  }

  @Test func `a scoped store outlives the parent's store value, and still works`() throws {
    let child: Store<Row, Int>
    do {
      let store = makeStore(Parent(child: Row(id: 1)))
      child = try #require(store.scope(state: \.child, action: childPath))
    }
    child.send(2)
    #expect(child.state.count == 2)
  }

  @Test func `F16: replacing a child by one with another id ends the first one's effects`() async {
    let store = Store<Parent, Action>(initialState: Parent(child: Row(id: 1))) {
      Reduce<Parent, Action> { state, action in
        if case .show(let child) = action { state.child = child }
        return .none
      }
      .ifLet(\.child, action: childPath) {
        Reduce<Row, Int> { _, _ in .run { _ in try? await untilCancelled() } }
      }
    }
    store.send(.child(1))
    store.send(.show(Row(id: 1, count: 9)))
    #expect(store.effectsInFlight == 1)
    store.send(.show(Row(id: 2)))
    #expect(store.effectsInFlight == 0)
    store.send(.child(1))
    #expect(store.effectsInFlight == 1)
  }

  @Test func `F17: equal ids in two rows never meet, unless they are the store's`() {
    let store = Store<Parent, Action>(initialState: Parent(rows: [Row(id: 1), Row(id: 2)])) {
      EmptyReducer<Parent, Action>().forEach(\.rows, action: rowPath) {
        Reduce<Row, Int> { _, action in
          let effect = Effect<Int>.run { _ in try? await untilCancelled() }
          return action == 0
            ? effect.cancellable(id: "timer", .latest)
            : effect.cancellable(id: "shared", .latest, scope: .store)
        }
      }
    }
    for id in [1, 2] { store.send(.row(.element(id: id, action: 0))) }
    #expect(store.effectsInFlight == 2)
    for id in [1, 2] { store.send(.row(.element(id: id, action: 1))) }
    #expect(store.effectsInFlight == 3)
  }

  @Test func `removing ten thousand rows ends all their effects in that turn`() {
    let count = 10_000
    let store = Store<Parent, Action>(
      initialState: Parent(rows: IdentifiedArray((0..<count).map { Row(id: $0) }))
    ) {
      Reduce<Parent, Action> { state, action in
        if case .setRows(let rows) = action { state.rows = IdentifiedArray(rows) }
        return .none
      }
      .forEach(\.rows, action: rowPath) {
        Reduce<Row, Int> { _, _ in .run { _ in try? await untilCancelled() } }
      }
    }
    for id in 0..<count { store.send(.row(.element(id: id, action: 0))) }
    #expect(store.effectsInFlight == count)
    store.send(.setRows([Row(id: 7)]))
    #expect(store.effectsInFlight == 1)
    store.send(.setRows([]))
    #expect(store.effectsInFlight == 0)
  }
}
