import Observation
import Store
import TestSupport
import Testing

private struct Row: Equatable, Identifiable, Sendable {
  let id: Int
  var count = 0
}

private struct State: Equatable {
  var rows: IdentifiedArrayOf<Row> = []
  var number = 0
  var compared: ComparedItem?
  var object: Counted?

  static func == (left: State, right: State) -> Bool { left.number == right.number }
}

private enum Action: Sendable {
  case row(IdentifiedAction<Int, Int>), up, release
  var row: IdentifiedAction<Int, Int>? { if case .row(let row) = self { row } else { nil } }
}

/// What is read outside of a tracking, or by somebody who has gone, costs nothing afterwards.
@MainActor
struct TrackingCostTests {
  private let rows = CasePath(Action.row, \.row)

  private func makeStore(rows count: Int, _ compared: ComparedItem? = nil) -> Store<State, Action> {
    let state = State(
      rows: IdentifiedArray((0..<count).map { Row(id: $0) }),
      compared: compared
    )
    return Store(initialState: state) {
      Reduce<State, Action> { state, action in
        if case .up = action { state.number += 1 }
        if case .release = action { state.object = nil }
        return .none
      }
      .forEach(\.rows, action: rows) {
        Reduce<Row, Int> { state, action in
          state.count += action
          return .none
        }
      }
    }
  }

  private func address(_ store: Store<State, Action>) -> Int? {
    store.state.rows.withContiguousStorageIfAvailable { Int(bitPattern: $0.baseAddress) }
  }

  @Test func `reads outside of a tracking leave nothing behind`() {
    let store = makeStore(rows: 0)
    for id in 0..<5_000 { _ = store[dynamicMember: \.rows[id: id]] }
    #expect(store.trackedCount == 0)
  }

  @Test func `a read outside of a tracking holds no copy: the next action changes rows in place`() {
    let store = makeStore(rows: 10)
    _ = store.rows.count
    let before = address(store)
    store.send(.row(.element(id: 1, action: 1)))
    #expect(before != nil && address(store) == before)
  }

  @Test func `the ids of a list are tracked without a copy of its rows`() {
    let store = makeStore(rows: 10)
    let told = notifications(of: { _ = store.ids(of: \.rows) }) {
      let before = address(store)
      store.send(.row(.element(id: 1, action: 1)))
      #expect(before != nil && address(store) == before)
    }
    #expect(told == 0)
  }

  @Test func `what has been told is no longer compared`() {
    let count = ComparedItem.Count()
    let store = makeStore(rows: 0, ComparedItem(id: 1, comparisons: count))
    withObservationTracking {
      for _ in 0..<3 { _ = store.compared }
      _ = store.number
    } onChange: {
    }
    #expect(count.value == 0)
    // One comparison for the three reads, at each action, until somebody has been told.
    store.send(.up)
    #expect(count.value == 1)
    for _ in 0..<10 { store.send(.up) }
    #expect(count.value == 1)
    #expect(store.trackedCount == 0)
  }

  @Test func `row stores that have been released are no longer looked at`() {
    let store = makeStore(rows: 2_000)
    withObservationTracking {
      for id in 0..<2_000 { _ = store.scope(state: \.rows, id: id, action: rows)?.count }
      _ = store.number
    } onChange: {
    }
    // Of each row that it is there and its count; and the number.
    #expect(store.trackedCount == 4_001)
    for _ in 0..<2 { store.send(.up) }
    #expect(store.trackedCount == 0)
  }

  @Test func `without a commit too, what nobody waits for goes`() {
    let store = makeStore(rows: 0)
    let other = Store<Int, Int>(initialState: 0) {
      Reduce { state, action in
        state = action
        return .none
      }
    }
    for number in 1...1_000 {
      let binding = store.binding(get: \.number, send: { _ in nil })
      withObservationTracking {
        _ = binding.wrappedValue
        _ = other[dynamicMember: \.self]
      } onChange: {
      }
      other.send(number)
    }
    #expect(store.trackedCount <= 64)
  }

  @Test func `a thousand bindings that have been released are not asked`() {
    let store = makeStore(rows: 0)
    var calls = 0
    var all: [StoreBinding<Int>] = []
    withObservationTracking {
      for _ in 0..<1_000 {
        let binding = store.binding(
          get: {
            calls += 1
            return $0.number
          },
          send: { _ in nil }
        )
        all.append(binding)
        _ = binding.wrappedValue
      }
    } onChange: {
    }
    all = []
    store.send(.up)
    calls = 0
    for _ in 0..<10 { store.send(.up) }
    #expect(calls == 0 && store.trackedCount == 0)
  }

  @Test func `a value that was read is released once nobody waits for it`() {
    let live = LiveCount()
    let store = Store<State, Action>(initialState: State(object: live.make())) {
      Reduce<State, Action> { state, action in
        if case .release = action { state.object = nil }
        return .none
      }
    }
    #expect(notifications(of: { _ = store.object }, during: { store.send(.release) }) == 1)
    #expect(live.value == 0)
  }
}
