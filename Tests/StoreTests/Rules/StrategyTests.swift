import Store
import TestSupport
import Testing

private enum Action: Hashable, Sendable {
  case start(Int)
  case done(Int)
}

/// Rule 7, in a store: what becomes of five starts under one id.
@MainActor
struct StrategyTests {
  @Test(arguments: [
    (FlattenStrategy.merge, 5, [1, 2, 3, 4, 5]),
    (.concat, 1, [1, 2, 3, 4, 5]),
    (.latest, 1, [5]),
    (.exhaust, 1, [1]),
    (.merge(atMost: 2), 2, [1, 2, 3, 4, 5]),
  ])
  func `rule 7: each strategy runs so many at once and delivers its own`(
    strategy: FlattenStrategy,
    atOnce: Int,
    delivered: [Int]
  ) async {
    let gate = Gate()
    let store = Store<[Int], Action>(initialState: []) {
      Reduce { state, action in
        switch action {
        case .start(let number):
          return .run { send in
            await gate.wait()
            await send(.done(number))
          }
          .cancellable(id: "id", strategy)
        case .done(let number):
          state.append(number)
          return .none
        }
      }
    }
    let tasks = (1...5).map { store.send(.start($0)) }
    #expect(store.effectsInFlight == atOnce)
    gate.open()
    for task in tasks { await task.finish() }
    #expect(strategy == .concat ? store.state == delivered : store.state.sorted() == delivered)
    #expect(store.effectsInFlight == 0)
  }
}
