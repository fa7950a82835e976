import Effects
import Store
import TestSupport
import Testing

/// A row that counts how often it is compared, and whether its buffer is copied.
private struct Row: Equatable, Identifiable, Sendable {
  let id: Int
  var numbers: [Int] = Array(repeating: 0, count: 100)
  var reads = Counter.shared

  static func == (left: Row, right: Row) -> Bool {
    Counter.shared.add()
    return left.id == right.id && left.numbers == right.numbers
  }
}

private final class Counter: Hashable, Sendable {
  static let shared = Counter()
  private let count = Locked(0)

  func add() { count.withLock { $0 += 1 } }
  func take() -> Int {
    count.withLock { count in
      defer { count = 0 }
      return count
    }
  }

  static func == (left: Counter, right: Counter) -> Bool { left === right }
  func hash(into hasher: inout Hasher) {}
}

private struct State: Equatable {
  var rows: IdentifiedArrayOf<Row>
  var mode = Mode.list(Row(id: -1))
}

private enum Mode: Equatable {
  case list(Row)
  case nothing
}

private enum Action: Sendable {
  case row(IdentifiedAction<Int, Int>)
  case mode(Int)

  var row: IdentifiedAction<Int, Int>? { if case .row(let action) = self { action } else { nil } }
  var mode: Int? { if case .mode(let number) = self { number } else { nil } }
}

/// Where the first number of a row lies in memory: it stays there as long as nobody copies the buffer.
private func address(_ numbers: [Int]) -> Int {
  numbers.withUnsafeBufferPointer { Int(bitPattern: $0.baseAddress) }
}

@Suite(.serialized)
@MainActor
struct CostOfChildrenTests {
  private func makeStore(rows count: Int) -> Store<State, Action> {
    Store(initialState: State(rows: IdentifiedArray((0..<count).map { Row(id: $0) }))) {
      Scope(state: \State.mode, action: CasePath(Action.mode, \.mode)) {
        EmptyReducer<Mode, Int>().ifCaseLet(
          CasePath(Mode.list, extract: { if case .list(let row) = $0 { row } else { nil } }),
          action: CasePath({ $0 }, extract: { $0 })
        ) {
          Reduce<Row, Int> { state, action in
            state.numbers[0] = action
            return .none
          }
        }
      }
      EmptyReducer<State, Action>()
        .forEach(\.rows, action: CasePath(Action.row, \.row)) {
          Reduce<Row, Int> { state, action in
            state.numbers[0] += 1
            return action == 0 ? .run { _ in try? await untilCancelled() } : .none
          }
        }
    }
  }

  @Test(arguments: [100, 10_000])
  func `F36: an action for one of many rows with effects compares nothing, whatever their number`(
    count: Int
  ) {
    let store = makeStore(rows: count)
    for id in 0..<count { store.send(.row(.element(id: id, action: 0))) }
    #expect(store.effectsInFlight == count)
    _ = Counter.shared.take()
    for _ in 0..<100 { store.send(.row(.element(id: count / 2, action: 1))) }
    #expect(Counter.shared.take() == 0)
    #expect(store.state.rows[id: count / 2]?.numbers[0] == 101)
  }

  @Test func `a row is changed in place, its buffers are not copied`() {
    let store = makeStore(rows: 100)
    let before = address(store.state.rows[50].numbers)
    for _ in 0..<10 { store.send(.row(.element(id: 50, action: 1))) }
    #expect(address(store.state.rows[50].numbers) == before)
  }

  @Test func `the payload of a case is changed without a copy of its buffers`() {
    let store = makeStore(rows: 1)
    func numbers() -> [Int] {
      if case .list(let row) = store.state.mode { row.numbers } else { [] }
    }
    let before = address(numbers())
    for number in 1...10 { store.send(.mode(number)) }
    #expect(address(numbers()) == before)
    #expect(numbers()[0] == 10)
  }

  @Test func `F37: the store of a row is made without touching the others`() throws {
    let store = makeStore(rows: 10_000)
    _ = Counter.shared.take()
    let row = try #require(
      store.scope(state: \.rows, id: 7, action: CasePath(Action.row, \.row))
    )
    row.send(1)
    #expect(row.state.numbers[0] == 1)
    #expect(Counter.shared.take() == 0)
  }
}
