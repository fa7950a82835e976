import RandomNumberFeature
import Store

/// The feature on a store, following a script.
@MainActor
final class ComparedStore: StoreObserver {
  private(set) var timeline = CompareTimeline()
  private var step = 0

  /// Follows the script to its end and waits for the last answer, with others who watch.
  func run(
    _ options: CompareOptions,
    observers: [any StoreObserver<RandomNumber.State, RandomNumber.Action>]
  ) async {
    let numbers = CompareClient(seed: options.seed)
    let store = Store(initialState: .initial, observers: [self] + observers) {
      RandomNumber(client: numbers.client(options), range: options.range)
    }
    var sent: [StoreTask] = []
    for (index, word) in options.script.enumerated() {
      step = index
      switch word {
      case .ping:
        numbers.ping()
        sent.append(store.send(.ping))
      case .dismiss: sent.append(store.send(.dismiss))
      case .wait: for task in sent { await task.finish() }
      }
    }
    for task in sent { await task.finish() }
  }

  func didReduce(
    _ action: RandomNumber.Action,
    from old: RandomNumber.State,
    to new: RandomNumber.State,
    origin: ActionOrigin
  ) {
    timeline.append(new, during: step)
  }
}
