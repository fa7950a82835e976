import StoreTesting

/// A feature with most of what a test store meets: a timer, a request, actions that follow.
struct Ticker: Reducer {
  enum Action: Hashable, Sendable {
    case start, stop, tick
    case ask(Int), answer(Int)
    case direct, indirect
    case nothing

    var answer: Int? { if case .answer(let number) = self { number } else { nil } }
  }

  struct State: Hashable {
    var ticks = 0
    var number: Int?
    var isIndirect = false
  }

  enum ID { case timer }

  var interval = Duration.seconds(1)
  var ask: @Sendable (Int) async -> Int = { $0 }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .start:
      return .run(name: "timer", fileID: "Ticker.swift", line: 1) { [interval] send in
        while true {
          do { try await send.clock.sleep(for: interval) } catch { return }
          await send(.tick)
        }
      }
      .cancellable(id: ID.timer)
    case .stop:
      return .cancel(id: ID.timer)
    case .tick:
      state.ticks += 1
      return .none
    case .ask(let number):
      return .run(name: "ask", fileID: "Ticker.swift", line: 2) { [ask] send in
        await send(.answer(await ask(number)))
      }
    case .answer(let number):
      state.number = number
      return .none
    case .direct:
      return .send(.indirect)
    case .indirect:
      state.isIndirect = true
      return .none
    case .nothing:
      return .none
    }
  }
}

func makeTicker(
  exhaustivity: Exhaustivity = .on,
  interval: Duration = .seconds(1),
  ask: @escaping @Sendable (Int) async -> Int = { $0 }
) -> TestStore<Ticker.State, Ticker.Action> {
  TestStore(initialState: Ticker.State(), exhaustivity: exhaustivity) {
    Ticker(interval: interval, ask: ask)
  }
}

/// The time of a test clock, this long after its beginning.
func after(_ duration: Duration) -> TestClock.Instant {
  TestClock().now.advanced(by: duration)
}
