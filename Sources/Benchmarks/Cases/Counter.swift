import Store

/// A feature as small as a feature can be.
struct Counter: Reducer {
  struct State: Equatable {
    var count = 0
  }

  enum Action: Equatable, Sendable {
    case add(Int)
    /// Answered by an `add`.
    case addLater(Int)
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .add(let number):
      state.count += number
      return .none
    case .addLater(let number):
      return .send(.add(number))
    }
  }

  /// The reducer as a closure that nobody can look into: the bare minimum of any store.
  @inline(never)
  @_optimize(none)
  static func opaque() -> (inout State, Action) -> Effect<Action> {
    { state, action in Self().reduce(into: &state, action: action) }
  }
}
