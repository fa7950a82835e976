import Effects
import Store

/// An action for one row of many, each of which has a running effect.
///
/// The baseline looks the row up in a dictionary and runs the same reducer on it.
@MainActor
enum RowCases {
  private static let count = 10_000

  static var all: [Benchmark] { [100, 10_000, 100_000].map(row) + [100, 10_000].map(parent) }

  private struct Row: Identifiable {
    let id: Int
    var count = 0
  }

  private struct State {
    var rows: IdentifiedArrayOf<Row>
  }

  private enum Action: Sendable {
    case row(IdentifiedAction<Int, Int>)
  }

  private struct RowReducer: Reducer {
    func reduce(into state: inout Row, action: Int) -> Effect<Int> {
      state.count += action
      guard action == 0 else { return .none }
      return .run { send in try? await send.clock.sleep(for: .seconds(3600)) }
    }
  }

  /// A row with a child of its own, which is what runs something.
  private struct ParentRow: Identifiable {
    let id: Int
    var count = 0
    var child: Row?
  }

  private enum ParentAction: Sendable {
    case up
    case child(Int)

    var child: Int? { if case .child(let number) = self { number } else { nil } }
  }

  private struct ParentReducer: Reducer {
    var body: some Reducer<ParentRow, ParentAction> {
      Reduce<ParentRow, ParentAction> { state, action in
        if case .up = action { state.count += 1 }
        return .none
      }
      .ifLet(\.child, action: CasePath(ParentAction.child, \.child)) { RowReducer() }
    }
  }

  private static func parent(of rows: Int) -> Benchmark {
    let parents = (0..<rows).map { ParentRow(id: $0, child: Row(id: $0)) }
    let store = Store<IdentifiedArrayOf<ParentRow>, IdentifiedAction<Int, ParentAction>>(
      initialState: IdentifiedArray(parents)
    ) {
      EmptyReducer<IdentifiedArrayOf<ParentRow>, IdentifiedAction<Int, ParentAction>>()
        .forEach(\.self, action: .identity) { ParentReducer() }
    }
    for id in 0..<rows { store.send(.element(id: id, action: .child(0))) }
    var dictionary = Dictionary(uniqueKeysWithValues: parents.map { ($0.id, $0) })
    let reducer = ParentReducer()
    return Benchmark(
      name: "row with a child of \(rows)",
      count: count,
      operation: {
        for number in 0..<count { store.send(.element(id: number % rows, action: .up)) }
      },
      baseline: {
        for number in 0..<count {
          if var row = dictionary[number % rows] {
            _ = reducer.reduce(into: &row, action: .up)
            dictionary[number % rows] = row
          }
        }
      }
    )
  }

  private static func row(of rows: Int) -> Benchmark {
    let path = CasePath<Action, IdentifiedAction<Int, Int>>(
      { .row($0) },
      extract: { if case .row(let action) = $0 { action } else { nil } }
    )
    let store = Store<State, Action>(
      initialState: State(rows: IdentifiedArray((0..<rows).map { Row(id: $0) }))
    ) {
      EmptyReducer<State, Action>().forEach(\.rows, action: path) { RowReducer() }
    }
    for id in 0..<rows { store.send(.row(.element(id: id, action: 0))) }
    var dictionary = Dictionary(uniqueKeysWithValues: (0..<rows).map { ($0, Row(id: $0)) })
    let reducer = RowReducer()
    return Benchmark(
      name: "row of \(rows)",
      count: count,
      operation: {
        for number in 0..<count { store.send(.row(.element(id: number % rows, action: 1))) }
      },
      baseline: {
        for number in 0..<count {
          if var row = dictionary[number % rows] {
            _ = reducer.reduce(into: &row, action: 1)
            dictionary[number % rows] = row
          }
        }
      }
    )
  }
}
