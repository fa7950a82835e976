import Store

/// A thousand stores, each on an actor of its own, side by side on all cores.
///
/// The baseline is the same with bare actors. What is kept is what a run leaves in memory, when all
/// stores have gone.
@BenchmarkActor
enum ScaleCases {
  private static let stores = 1_000

  private struct Sum: Reducer {
    struct State {
      var actions = 0
    }

    enum Action: Sendable {
      case add
      /// Starts an effect that answers with an `add`.
      case fetch
    }

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      state.actions += 1
      switch action {
      case .add: return .none
      case .fetch: return .run { send in await send(.add) }
      }
    }
  }

  private actor Owner {
    private lazy var store = Store(initialState: Sum.State(), isolation: self) { Sum() }

    /// A tenth of the actions starts an effect, and a tenth answers.
    func work(_ actions: Int) async -> Int {
      for number in 1...(actions - actions / 10) {
        let task = store.send(number % 9 == 0 ? .fetch : .add)
        if number % 9 == 0 { await task.finish() }
      }
      return store.state.actions
    }
  }

  private actor BareOwner {
    private let sum = Sum()
    private var state = Sum.State()

    func work(_ actions: Int) async -> Int {
      for number in 1...(actions - actions / 10) {
        receive()
        guard number % 9 == 0 else { continue }
        let task = Task { @concurrent in await self.receive() }
        await task.value
      }
      return state.actions
    }

    @inline(never)
    private func receive() {
      _ = sum.reduce(into: &state, action: .add)
    }
  }

  /// So many actions in total.
  static func scale() async -> Workload {
    let workload = Workload(
      operation: { count in
        let alive = Alive()
        let actions = await withTaskGroup(of: Int.self) { group in
          for _ in 0..<stores {
            group.addTask { @concurrent in
              let owner = Owner()
              alive.add(owner)
              return await owner.work(count / stores)
            }
          }
          var total = 0
          for await actions in group { total += actions }
          return total
        }
        expect(actions == count, "\(actions) actions of \(count) have been reduced")
        // The task of an effect lets go of the actor a little after the store has seen its end.
        var turns = 0
        while alive.count > 0, turns < 100_000 {
          turns += 1
          await Task.yield()
        }
        expect(alive.count == 0, "\(alive.count) stores are alive")
      },
      baseline: { count in
        let actions = await withTaskGroup(of: Int.self) { group in
          for _ in 0..<stores {
            group.addTask { @concurrent in await BareOwner().work(count / stores) }
          }
          var total = 0
          for await actions in group { total += actions }
          return total
        }
        expect(actions == count, "\(actions) actions of \(count) have been reduced")
      }
    )
    // What the run time allocates once is there before anybody looks.
    await workload.operation(stores * 10)
    await workload.baselines[0](stores * 10)
    return workload
  }
}
