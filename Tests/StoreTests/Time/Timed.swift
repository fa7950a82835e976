import StoreTesting

/// Answers an input with an effect, and keeps the outputs.
struct Timed: Reducer {
  enum Action: Hashable, Sendable {
    case input(Int)
    case output(Int)
    case stop
  }

  enum ID { case timed }

  let effect: @Sendable (Int) -> Effect<Action>

  func reduce(into state: inout [Int], action: Action) -> Effect<Action> {
    switch action {
    case .input(let number):
      return effect(number)
    case .output(let number):
      state.append(number)
      return .none
    case .stop:
      return .cancel(id: ID.timed)
    }
  }
}

typealias TimedStore = TestStore<[Int], Timed.Action>

func makeTimed(_ effect: @escaping @Sendable (Int) -> Effect<Timed.Action>) -> TimedStore {
  TestStore(initialState: []) { Timed(effect: effect) }
}

extension Effect<Timed.Action> {
  /// Waits on the store's clock, then sends.
  static func answer(_ number: Int, after duration: Duration) -> Self {
    .run(name: "answer", fileID: "Timed.swift", line: 1) { send in
      guard (try? await send.clock.sleep(for: duration)) != nil else { return }
      await send(.output(number))
    }
  }
}
