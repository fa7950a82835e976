import Store

/// A hundred effects that one action starts side by side, beside a task group of a hundred.
@BenchmarkActor
enum MergeCases {
  private nonisolated static let width = 100

  private struct Many: Reducer {
    struct State {
      var sum = 0
    }

    enum Action: Sendable {
      /// Effects that send nothing.
      case startSilent
      /// Effects that answer with one action each.
      case startAnswering
      case value(Int)
    }

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      switch action {
      case .startSilent:
        return .merge((0..<width).map { number in .run { _ in blackHole(number) } })
      case .startAnswering:
        return .merge((0..<width).map { number in .run { send in await send(.value(number)) } })
      case .value(let number):
        state.sum += number
        return .none
      }
    }
  }

  static func silent() -> Workload {
    let store = Store(initialState: Many.State()) { Many() }
    return Workload(
      operation: { count in
        for _ in 0..<count { await store.send(.startSilent).finish() }
      },
      baseline: { count in
        for _ in 0..<count {
          await withTaskGroup { group in
            for number in 0..<width { group.addTask { @concurrent in blackHole(number) } }
          }
        }
      }
    )
  }

  static func answering() -> Workload {
    let store = Store(initialState: Many.State()) { Many() }
    let bare = Bare(Many(), Many.State())
    return Workload(
      operation: { count in
        for _ in 0..<count { await store.send(.startAnswering).finish() }
        expect(store.state.sum % (width * (width - 1) / 2) == 0, "an answer is missing")
      },
      baseline: { count in
        for _ in 0..<count {
          await withTaskGroup { group in
            for number in 0..<width {
              group.addTask { @concurrent in await bare.send(.value(number)) }
            }
          }
        }
      }
    )
  }
}
