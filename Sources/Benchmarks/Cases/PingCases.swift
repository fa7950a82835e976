import Store

/// Requests of which each one supersedes the one before: only the last may answer.
///
/// The baseline is a bare task for each request, cancelled by the next one.
@BenchmarkActor
enum PingCases {
  fileprivate struct Pings: Reducer {
    enum CancelID { case request }

    struct State {
      var last: Int
      var responses: [Int] = []
    }

    enum Action: Sendable {
      case ping(Int)
      case response(Int)
      case expect(last: Int)
    }

    let parking: Parking

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      switch action {
      case .ping(let number):
        return .materialize { [parking, last = state.last] () async throws(Never) in
          if number < last { await parking.park() }
          return number
        } as: { result in
          switch result {
          case .success(let number): .response(number)
          }
        }
        .switchToLatest(id: CancelID.request)
      case .response(let number):
        state.responses.append(number)
        return .none
      case .expect(let last):
        state = State(last: last)
        return .none
      }
    }
  }

  static func pings(yielding: Bool) -> Workload {
    let parking = Parking()
    let store = Store(initialState: Pings.State(last: 0)) { Pings(parking: parking) }
    let bare = Bare(Pings(parking: parking), Pings.State(last: 0))
    return Workload(
      operation: { count in
        store.send(.expect(last: count))
        var task: StoreTask?
        for number in 1...count {
          task = store.send(.ping(number))
          if yielding { await Task.yield() }
        }
        await task?.finish()
        expect(store.state.responses == [count], "the responses are \(store.state.responses)")
      },
      baseline: { count in
        bare.send(.expect(last: count))
        var task: Task<Void, Never>?
        for number in 1...count {
          task?.cancel()
          task = Task { @concurrent in
            if number < count { await parking.park() }
            await bare.answer(number)
          }
          if yielding { await Task.yield() }
        }
        await task?.value
        expect(bare.state.responses == [count], "the responses are \(bare.state.responses)")
      }
    )
  }
}

extension Bare where R == PingCases.Pings {
  /// What a careful author does: a superseded answer is dropped.
  fileprivate func answer(_ number: Int) {
    guard !Task.isCancelled else { return }
    send(.response(number))
  }
}
