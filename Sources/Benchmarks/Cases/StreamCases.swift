import Store

/// One effect that sends many actions.
///
/// There are two baselines: a task that hops to the actor for each value, and a stream that the actor
/// consumes while a task fills it.
@BenchmarkActor
enum StreamCases {
  private struct Stream: Reducer {
    struct State {
      var sum = 0
    }

    enum Action: Sendable {
      case start(count: Int)
      case value(Int)
    }

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      switch action {
      case .start(let count):
        return .run { send in
          for number in 0..<count { await send(.value(number)) }
        }
      case .value(let number):
        state.sum += number
        return .none
      }
    }
  }

  static func stream() -> Workload {
    let store = Store(initialState: Stream.State()) { Stream() }
    let bare = Bare(Stream(), Stream.State())
    return Workload(
      operation: { count in
        let before = store.state.sum
        await store.send(.start(count: count)).finish()
        expect(store.state.sum - before == count * (count - 1) / 2, "an action is missing")
      },
      baseline: { count in
        let task = Task { @concurrent in
          for number in 0..<count { await bare.send(.value(number)) }
        }
        await task.value
      },
      { count in
        let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
        Task { @concurrent in
          for number in 0..<count { continuation.yield(number) }
          continuation.finish()
        }
        for await number in stream { bare.send(.value(number)) }
      }
    )
  }
}
