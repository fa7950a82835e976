import Store

/// An action for one row of many, each of which has a running effect.
///
/// The baseline looks the row up in a dictionary and runs the same reducer on it.
@BenchmarkActor
enum RowCases {
  private struct Row: Reducer {
    struct State: Identifiable {
      let id: Int
      var count = 0
    }

    let parking: Parking

    func reduce(into state: inout State, action: Int) -> Effect<Int> {
      state.count += action
      guard action == 0 else { return .none }
      return .run { [parking] _ in await parking.park() }
    }

    @inline(never)
    @_optimize(none)
    func opaque() -> (inout State, Int) -> Effect<Int> {
      { state, action in reduce(into: &state, action: action) }
    }
  }

  private struct Rows: Reducer {
    struct State {
      var rows: IdentifiedArrayOf<Row.State>
    }

    enum Action: Sendable {
      case row(IdentifiedAction<Int, Int>)
    }

    static let row = CasePath<Action, IdentifiedAction<Int, Int>>(
      { .row($0) },
      extract: { if case .row(let action) = $0 { action } else { nil } }
    )

    let parking: Parking

    var body: some Reducer<State, Action> {
      EmptyReducer<State, Action>().forEach(\.rows, action: Self.row) { Row(parking: parking) }
    }
  }

  /// One action after the other, each for another row.
  static func row(of rows: Int) async -> Workload {
    let parking = Parking()
    let states = (0..<rows).map { Row.State(id: $0) }
    let store = Store(initialState: Rows.State(rows: IdentifiedArray(states))) {
      Rows(parking: parking)
    }
    for id in 0..<rows { store.send(.row(.element(id: id, action: 0))) }
    await parking.untilParked(rows)

    let reduce = Row(parking: parking).opaque()
    let dictionary = Dictionary(uniqueKeysWithValues: states.map { ($0.id, $0) })
    return Workload(
      operation: { count in
        countedSection {
          for number in 0..<count { store.send(.row(.element(id: number % rows, action: 1))) }
        }
      },
      baseline: { [kept = Box(dictionary)] count in
        // Nothing else holds the dictionary meanwhile, so that it is changed in place.
        var dictionary = kept.value.take() ?? [:]
        for number in 0..<count {
          if var row = dictionary[number % rows] {
            _ = reduce(&row, 1)
            dictionary[number % rows] = row
          }
        }
        kept.value = dictionary
      }
    )
  }

  /// A row with a child of its own, which is what runs something.
  private struct Parent: Reducer {
    struct State: Identifiable {
      let id: Int
      var count = 0
      var child: Row.State?
    }

    enum Action: Sendable {
      case up
      case child(Int)

      var child: Int? { if case .child(let number) = self { number } else { nil } }
    }

    let parking: Parking

    var body: some Reducer<State, Action> {
      Reduce<State, Action> { state, action in
        if case .up = action { state.count += 1 }
        return .none
      }
      .ifLet(\.child, action: CasePath(Action.child, \.child)) { Row(parking: parking) }
    }

    @inline(never)
    @_optimize(none)
    func opaque() -> (inout State, Action) -> Effect<Action> {
      { state, action in reduce(into: &state, action: action) }
    }
  }

  /// The same for rows whose children run something.
  static func parent(of rows: Int) async -> Workload {
    let parking = Parking()
    let parents = (0..<rows).map { Parent.State(id: $0, child: Row.State(id: $0)) }
    let store = Store<IdentifiedArrayOf<Parent.State>, IdentifiedAction<Int, Parent.Action>>(
      initialState: IdentifiedArray(parents)
    ) {
      EmptyReducer<IdentifiedArrayOf<Parent.State>, IdentifiedAction<Int, Parent.Action>>()
        .forEach(\.self, action: .identity) { Parent(parking: parking) }
    }
    for id in 0..<rows { store.send(.element(id: id, action: .child(0))) }
    await parking.untilParked(rows)

    let reduce = Parent(parking: parking).opaque()
    let dictionary = Dictionary(uniqueKeysWithValues: parents.map { ($0.id, $0) })
    return Workload(
      operation: { count in
        for number in 0..<count { store.send(.element(id: number % rows, action: .up)) }
      },
      baseline: { [kept = Box(dictionary)] count in
        var dictionary = kept.value.take() ?? [:]
        for number in 0..<count {
          if var row = dictionary[number % rows] {
            _ = reduce(&row, .up)
            dictionary[number % rows] = row
          }
        }
        kept.value = dictionary
      }
    )
  }
}
