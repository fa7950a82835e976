import Store

/// Records sound, once the user has allowed it.
struct Recording: Reducer {
  enum State: Equatable {
    case off
    case asking
    case on(recordings: Int)
  }

  enum Action: Equatable {
    case start
    case allowed
  }

  let ask: @Sendable () async -> Void
  var isMended = false

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .start:
      guard state == .off else { return .none }
      // The mend: the state says at once that it has begun.
      if isMended { state = .asking }
      return .run(name: "ask") { [ask] send in
        await ask()
        await send(.allowed)
      }
    case .allowed:
      if case .on(let recordings) = state {
        state = .on(recordings: recordings + 1)
      } else {
        state = .on(recordings: 1)
      }
      return .none
    }
  }
}
