import Store

/// Effects that are started and cancelled by their ids, beside many that stay.
@BenchmarkActor
enum CancellationCases {
  private struct Jobs: Reducer {
    struct State {}

    enum Action: Sendable {
      case start(Int)
      case cancel(Int)
      /// Starts and cancels in one turn, so that the body never begins.
      case startAndCancel(Int)
    }

    enum CancelID: Hashable {
      case job(Int)
    }

    let parking: Parking

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      switch action {
      case .start(let number): start(number)
      case .cancel(let number): .cancel(id: CancelID.job(number))
      case .startAndCancel(let number):
        .merge(start(number), .cancel(id: CancelID.job(number)))
      }
    }

    private func start(_ number: Int) -> Effect<Action> {
      .run { [parking] _ in await parking.park() }.cancellable(id: CancelID.job(number))
    }
  }

  /// One action starts, another one cancels.
  static func startThenCancel(inFlight: Int) async -> Workload {
    let store = await store(inFlight)
    return Workload(
      operation: { count in
        countedSection {
          for number in inFlight..<(inFlight + count) {
            store.send(.start(number))
            store.send(.cancel(number))
          }
        }
        expect(store.effectsInFlight == inFlight, "an effect has not been cancelled")
      },
      baseline: insertion(inFlight)
    )
  }

  /// One action does both: what the table of effects costs, without a task.
  static func startAndCancel(inFlight: Int) async -> Workload {
    let store = await store(inFlight)
    return Workload(
      operation: { count in
        countedSection {
          for number in inFlight..<(inFlight + count) { store.send(.startAndCancel(number)) }
        }
        expect(store.effectsInFlight == inFlight, "an effect has not been cancelled")
      },
      baseline: insertion(inFlight)
    )
  }

  /// The same as `startThenCancel`, beside tasks in a dictionary.
  static func startThenCancelBesideTasks(inFlight: Int) async -> Workload {
    let store = await store(inFlight)
    let parking = Parking()
    return Workload(
      operation: { count in
        for number in inFlight..<(inFlight + count) {
          store.send(.start(number))
          store.send(.cancel(number))
        }
      },
      baseline: { count in
        var tasks: [Jobs.CancelID: Task<Void, Never>] = [:]
        for number in inFlight..<(inFlight + count) {
          tasks[.job(number)] = Task { @concurrent in await parking.park() }
          tasks.removeValue(forKey: .job(number))?.cancel()
        }
      }
    )
  }

  private static func store(_ inFlight: Int) async -> Store<Jobs.State, Jobs.Action> {
    let parking = Parking()
    let store = Store(initialState: Jobs.State()) { Jobs(parking: parking) }
    for number in 0..<inFlight { store.send(.start(number)) }
    await parking.untilParked(inFlight)
    return store
  }

  private static func insertion(_ inFlight: Int) -> Workload.Body {
    let pairs = (0..<inFlight).map { (Jobs.CancelID.job($0), $0) }
    let kept = Box(Dictionary(uniqueKeysWithValues: pairs))
    return { count in
      var dictionary = kept.value.take() ?? [:]
      for number in inFlight..<(inFlight + count) {
        dictionary[.job(number)] = number
        dictionary.removeValue(forKey: .job(number))
      }
      kept.value = dictionary
    }
  }
}
