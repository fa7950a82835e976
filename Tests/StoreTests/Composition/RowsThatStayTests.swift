import Store
import TestSupport
import Testing

private struct Row: Identifiable, Equatable {
  let id: Int
  var count = 0
  var child: Int?
}

private enum RowAction: Sendable {
  case start, up, appear, child(Int), leave
  var child: Int? { if case .child(let number) = self { number } else { nil } }
}

private enum Action: Sendable {
  case row(IdentifiedAction<Int, RowAction>)
  case remove(Int), reverse, save, restore
  var row: IdentifiedAction<Int, RowAction>? { if case .row(let row) = self { row } else { nil } }
}

private struct State {
  var rows = IdentifiedArray((0..<100).map { Row(id: $0) })
  var saved: IdentifiedArrayOf<Row> = []
}

/// A look at rows is skipped while it is the same rows that are there: it must not be missed for that.
@MainActor
struct RowsThatStayTests {
  private let store: Store<State, Action>

  init() {
    store = Store<State, Action>(initialState: State()) {
      Reduce<State, Action> { state, action in
        switch action {
        case .row: break
        case .remove(let id): state.rows.remove(id: id)
        case .reverse: state.rows.reverse()
        case .save: state.saved = state.rows
        case .restore: state.rows = state.saved
        }
        return .none
      }
      .forEach(\.rows, action: CasePath(Action.row, \.row)) {
        Reduce<Row, RowAction> { row, action in
          switch action {
          case .start: return .run { _ in try? await untilCancelled() }
          case .up: row.count += 1
          case .appear: row.child = 0
          case .child: break
          case .leave: row.child = nil
          }
          return .none
        }
        .ifLet(\.child, action: CasePath(RowAction.child, \.child)) {
          Reduce<Int, Int> { _, _ in .run { _ in try? await untilCancelled() } }
        }
      }
    }
  }

  private func send(_ action: RowAction, to id: Int) {
    store.send(.row(.element(id: id, action: action)))
  }

  private func start(_ count: Int) {
    for id in 0..<count { send(.start, to: id) }
    #expect(store.effectsInFlight == count)
  }

  @Test func `a row that goes after a thousand edits of rows that stay takes its effects along`() {
    start(50)
    for number in 0..<1_000 { send(.up, to: number % 100) }
    #expect(store.effectsInFlight == 50)
    store.send(.remove(7))
    #expect(store.effectsInFlight == 49)
    store.send(.remove(99))
    #expect(store.effectsInFlight == 49)
  }

  @Test func `rows that change places keep their effects`() {
    start(50)
    store.send(.reverse)
    send(.up, to: 3)
    #expect(store.effectsInFlight == 50)
  }

  @Test func `an older list that comes back is looked at, row by row`() {
    store.send(.remove(3))
    store.send(.save)
    store.send(.restore)
    for id in [0, 1, 2] { send(.start, to: id) }
    store.send(.remove(1))
    #expect(store.effectsInFlight == 2)
    store.send(.restore)
    send(.start, to: 1)
    #expect(store.effectsInFlight == 3)
    for id in 0..<3 { store.send(.remove(id)) }
    #expect(store.effectsInFlight == 0)
  }

  @Test func `the child of a row that stays ends its effects when it goes`() {
    start(3)
    send(.appear, to: 5)
    send(.child(1), to: 5)
    send(.up, to: 4)
    #expect(store.effectsInFlight == 4)
    send(.leave, to: 5)
    #expect(store.effectsInFlight == 3)
    send(.up, to: 5)
    store.send(.remove(0))
    #expect(store.effectsInFlight == 2)
  }

  @Test func `one child after the other, in rows that run something of their own as well`() {
    start(20)
    for id in 0..<20 {
      send(.appear, to: id)
      send(.child(1), to: id)
    }
    #expect(store.effectsInFlight == 40)
    for id in 0..<20 { send(.leave, to: id) }
    #expect(store.effectsInFlight == 20)
    for id in 0..<20 { store.send(.remove(id)) }
    #expect(store.effectsInFlight == 0)
  }

  @Test(arguments: [false, true])
  func `a row that comes, runs and goes in one action takes its effects along`(isLooked: Bool) {
    let rows = EmptyReducer<State, Action>()
      .forEach(\.rows, action: CasePath(Action.row, \.row)) {
        Reduce<Row, RowAction> { _, _ in .run { _ in try? await untilCancelled() } }
      }
    let store = Store<State, Action>(initialState: State()) {
      Reduce<State, Action> { state, action in
        if case .row(.element(let id, .appear)) = action {
          state.saved = state.rows
          state.rows.append(Row(id: id))
        }
        return .none
      }
      rows
      Reduce<State, Action> { state, action in
        if case .row(.element(_, .appear)) = action { state.rows = state.saved }
        return .none
      }
    }
    if isLooked { store.send(.row(.element(id: 0, action: .start))) }
    for id in 200..<203 { store.send(.row(.element(id: id, action: .appear))) }
    #expect(store.effectsInFlight == (isLooked ? 1 : 0))
  }
}
