import Observation
import Store

/// Ten observed properties, of which each action changes one.
///
/// The baseline reads the ten through their key paths and compares each with what it was, twice: that
/// is what one who is given a state before and a state after would do.
@BenchmarkActor
enum ObservationCases {
  private struct Board: Reducer {
    struct State {
      var (a, b, c, d, e) = (0, 0, 0, 0, 0)
      var (f, g, h, i, j) = (0, 0, 0, 0, 0)
    }

    func reduce(into state: inout State, action: Int) -> Effect<Int> {
      state.a += action
      return .none
    }

    @inline(never)
    @_optimize(none)
    static func opaque() -> (inout State, Int) -> Effect<Int> {
      { state, action in Self().reduce(into: &state, action: action) }
    }
  }

  private static var paths: [KeyPath<Board.State, Int>] {
    [\.a, \.b, \.c, \.d, \.e, \.f, \.g, \.h, \.i, \.j]
  }

  /// Ten closures that want to know of one property each.
  static func observed() -> Workload {
    let store = Store(initialState: Board.State()) { Board() }
    let tokens = paths.map { store.observe($0) { blackHole($0) } }
    return Workload(
      operation: { count in
        for _ in 0..<count { store.send(1) }
        withExtendedLifetime(tokens) {}
      },
      baseline: baseline
    )
  }

  /// Ten properties read through the store while Observation looks; the changed one is read again, as a
  /// view would.
  static func tracked() -> Workload {
    let store = Store(initialState: Board.State()) { Board() }
    for path in paths { track { blackHole(store[dynamicMember: path]) } }
    expect(store.trackedCount == paths.count, "a property is not tracked")
    return Workload(
      operation: { count in
        for _ in 0..<count {
          store.send(1)
          track { blackHole(store.a) }
        }
        expect(store.trackedCount == paths.count, "a change has not been told")
      },
      baseline: baseline
    )
  }

  private static func track(_ body: () -> Void) {
    withObservationTracking(body) {}
  }

  private static var baseline: Workload.Body {
    let reduce = Board.opaque()
    let paths = opaque(paths)
    return { count in
      var state = Board.State()
      var last = paths.map { state[keyPath: $0] }
      for _ in 0..<count {
        _ = reduce(&state, 1)
        for _ in 0..<2 {
          for (index, path) in paths.enumerated() {
            let value = state[keyPath: path]
            if value != last[index] {
              last[index] = value
              blackHole(value)
            }
          }
        }
      }
    }
  }
}
