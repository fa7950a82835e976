import Effects
import Store
import TestSupport
import Testing

/// A child whose id counts how often it is read, and which counts how often it is compared.
private struct Inner: Identifiable, Equatable {
  let accesses: ComparedItem.Count
  var number = 0

  var id: Int {
    accesses.add()
    return 0
  }

  static func == (left: Self, right: Self) -> Bool {
    left.accesses.add()
    return left.number == right.number
  }
}

private struct Outer: Identifiable, Equatable {
  let id: Int
  var inner: Inner?
  var count = 0
}

private struct State: Equatable {
  var rows: IdentifiedArrayOf<Outer> = []
  var other = 0
}

private enum RowAction: Sendable {
  case inner(Int), up, dismiss
  var inner: Int? { if case .inner(let number) = self { number } else { nil } }
}

private enum Action: Sendable {
  case row(IdentifiedAction<Int, RowAction>)
  case other, append, remove(Int), clear
  var row: IdentifiedAction<Int, RowAction>? { if case .row(let row) = self { row } else { nil } }
}

/// Rule 9 for rows that have children of their own, each of which runs something.
@MainActor
struct CostOfNestedRowsTests {
  private let accesses = ComparedItem.Count()

  private func makeStore(rows count: Int) -> Store<State, Action> {
    let rows = (0..<count).map { Outer(id: $0, inner: Inner(accesses: accesses)) }
    let store = Store<State, Action>(initialState: State(rows: IdentifiedArray(rows))) {
      Reduce<State, Action> { [accesses] state, action in
        switch action {
        case .row: break
        case .other: state.other += 1
        case .append:
          state.rows.append(Outer(id: state.rows.count, inner: Inner(accesses: accesses)))
        case .remove(let id): state.rows.remove(id: id)
        case .clear: state.rows.removeAll()
        }
        return .none
      }
      .forEach(\.rows, action: CasePath(Action.row, \.row)) {
        Reduce<Outer, RowAction> { state, action in
          if case .up = action { state.count += 1 }
          if case .dismiss = action { state.inner = nil }
          return .none
        }
        .ifLet(\.inner, action: CasePath(RowAction.inner, \.inner)) {
          Reduce<Inner, Int> { _, _ in .run { _ in try? await untilCancelled() } }
        }
      }
    }
    for id in 0..<count { store.send(.row(.element(id: id, action: .inner(0)))) }
    #expect(store.effectsInFlight == count)
    return store
  }

  private func accesses(during body: () -> Void) -> Int {
    let before = accesses.value
    body()
    return accesses.value - before
  }

  @Test(arguments: [100, 10_000])
  func `F36: an action for one of many rows with children that run looks at that row's child only`(
    count: Int
  ) {
    let store = makeStore(rows: count)
    // One look for each action: at the child of the row that was edited.
    #expect(
      accesses {
        for _ in 0..<100 { store.send(.row(.element(id: count / 2, action: .up))) }
      } == 100
    )
    #expect(accesses { for _ in 0..<100 { store.send(.other) } } == 0)
    #expect(store.state.rows[id: count / 2]?.count == 100)
  }

  @Test(arguments: [100, 10_000])
  func `F36: to start the child of one row after the other costs as much for each`(count: Int) {
    var store: Store<State, Action>?
    // The key of the child for its effect, and one look.
    #expect(accesses { store = makeStore(rows: count) } == 2 * count)
    #expect(store?.effectsInFlight == count)
  }

  @Test func `F37: a row that is added or removed is looked at alone`() {
    let store = makeStore(rows: 1_000)
    #expect(accesses { store.send(.append) } == 0)
    #expect(accesses { store.send(.remove(7)) } == 0)
    #expect(store.effectsInFlight == 999)
  }

  @Test func `rule 9: the child of one row, one row and all rows end as they should`() {
    let store = makeStore(rows: 1_000)
    store.send(.row(.element(id: 5, action: .dismiss)))
    #expect(store.effectsInFlight == 999)
    store.send(.remove(6))
    #expect(store.effectsInFlight == 998)
    store.send(.clear)
    #expect(store.effectsInFlight == 0)
  }
}
