import Observation
import Store
import TestSupport
import Testing

private struct Row: Equatable, Identifiable, Sendable {
  var id: Int
  var count = 0
}

private struct State: Equatable {
  var child: Row?
  var rows: IdentifiedArrayOf<Row> = [Row(id: 1), Row(id: 2)]
}

private enum Action: Sendable {
  case show(Row?), child(Int), row(IdentifiedAction<Int, Int>), append(Int), remove(Int), reverse
  var child: Int? { if case .child(let number) = self { number } else { nil } }
  var row: IdentifiedAction<Int, Int>? { if case .row(let row) = self { row } else { nil } }
}

/// Whether there is a child, and which: what a sheet and a list need to know.
@MainActor
struct PresenceTests {
  private let store = PresenceTests.makeStore()

  private static func makeStore() -> Store<State, Action> {
    Store(initialState: State()) {
      Reduce<State, Action> { state, action in
        switch action {
        case .show(let child): state.child = child
        case .append(let id): state.rows.append(Row(id: id))
        case .remove(let id): state.rows.remove(id: id)
        case .reverse: state.rows.reverse()
        case .child, .row: break
        }
        return .none
      }
      .ifLet(\.child, action: CasePath(Action.child, \.child)) { PresenceTests.count }
      .forEach(\.rows, action: CasePath(Action.row, \.row)) { PresenceTests.count }
    }
  }

  private static var count: Reduce<Row, Int> {
    Reduce { state, action in
      state.count += action
      return .none
    }
  }

  private func child() -> Store<Row, Int>? {
    store.scope(state: \.child, action: CasePath(Action.child, \.child))
  }

  private func row(_ id: Int) -> Store<Row, Int>? {
    store.scope(state: \.rows, id: id, action: CasePath(Action.row, \.row))
  }

  private func told(_ read: () -> Void, _ actions: Action...) -> Int {
    notifications(of: read) { for action in actions { store.send(action) } }
  }

  @Test func `that a child appears is told to who has looked for it`() {
    #expect(told({ _ = child() }, .append(3), .remove(3)) == 0)
    #expect(told({ _ = child() }, .show(Row(id: 1))) == 1)
  }

  @Test func `that it changes is not, that another one or none takes its place is`() {
    store.send(.show(Row(id: 1)))
    #expect(told({ _ = child() }, .child(1), .child(1)) == 0)
    #expect(told({ _ = child() }, .show(Row(id: 2))) == 1)
    #expect(told({ _ = child() }, .show(nil)) == 1)
  }

  @Test func `that a row appears or goes is told to who has looked for it`() {
    #expect(told({ _ = row(3) }, .append(4), .row(.element(id: 1, action: 1))) == 0)
    #expect(told({ _ = row(3) }, .append(3)) == 1)
    #expect(told({ _ = row(3) }, .row(.element(id: 3, action: 1)), .remove(4)) == 0)
    #expect(told({ _ = row(3) }, .remove(3)) == 1)
  }

  @Test func `the ids of rows are told when they or their order change`() {
    #expect(store.ids(of: \.rows) == [1, 2])
    let read = { _ = store.ids(of: \.rows) }
    #expect(told(read, .row(.element(id: 1, action: 1)), .show(Row(id: 1))) == 0)
    #expect(told(read, .append(3)) == 1)
    #expect(told(read, .reverse) == 1)
    #expect(told(read, .remove(2)) == 1)
    #expect(store.ids(of: \.rows) == [3, 1])
  }

  @Test func `rows that go and come back within one action are the same rows`() {
    let rows = Store<IdentifiedArrayOf<Row>, Int>(initialState: [Row(id: 1)]) {
      Reduce { state, action in
        if let row = state.remove(id: 1) { state.append(row) }
        return .none
      }
    }
    #expect(notifications(of: { _ = rows.ids(of: \.self) }, during: { rows.send(0) }) == 0)
  }

  @Test func `what is read through a store that is dropped at once is tracked all the same`() {
    store.send(.show(Row(id: 1)))
    #expect(told({ _ = child()?.count }, .append(3)) == 0)
    #expect(told({ _ = child()?.count }, .child(1)) == 1)
    #expect(told({ _ = row(1)?.count }, .row(.element(id: 2, action: 1))) == 0)
    #expect(told({ _ = row(1)?.count }, .row(.element(id: 1, action: 1))) == 1)
  }

  @Test func `F73, F75: an element of a collection is told when it changes`() {
    let path = \State.rows[id: 2]?.count
    let read = { _ = store[dynamicMember: path] }
    #expect(told(read, .row(.element(id: 1, action: 1)), .row(.element(id: 2, action: 0))) == 0)
    #expect(told(read, .row(.element(id: 2, action: 1))) == 1)
    #expect(told(read, .remove(2)) == 1)
  }
}
