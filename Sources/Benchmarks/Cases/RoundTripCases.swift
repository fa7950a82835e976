import Store

/// An effect that is started, answers, and is waited for.
///
/// The baseline is a bare task that hops back to the actor with its answer.
@BenchmarkActor
enum RoundTripCases {
  private struct Fetch: Reducer {
    struct State {
      var value = 0
    }

    enum Action: Sendable {
      case fetch
      case run
      case response(Int)
    }

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      switch action {
      case .fetch:
        return .materialize { () async throws(Never) in
          1
        } as: { result in
          switch result {
          case .success(let value): .response(value)
          }
        }
      case .run:
        return .run { send in await send(.response(1)) }
      case .response(let value):
        state.value += value
        return .none
      }
    }
  }

  /// One-shot work whose value arrives as one action.
  static func materialized() -> Workload { roundTrip(.fetch) }

  /// A closure that sends one action.
  static func run() -> Workload { roundTrip(.run) }

  private static func roundTrip(_ action: Fetch.Action) -> Workload {
    let store = Store(initialState: Fetch.State()) { Fetch() }
    let bare = Bare(Fetch(), Fetch.State())
    return Workload(
      operation: { count in
        let before = store.state.value
        for _ in 0..<count { await store.send(action).finish() }
        expect(store.state.value == before + count, "an effect has not answered")
      },
      baseline: { count in
        for _ in 0..<count {
          let task = Task { @concurrent in await bare.send(.response(1)) }
          await task.value
        }
      }
    )
  }
}
