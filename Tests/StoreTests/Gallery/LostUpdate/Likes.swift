import Store

/// Counts likes, each after the server has taken it.
struct Likes: Reducer {
  struct State: Equatable {
    var count = 0
  }

  enum Action: Equatable {
    case like
    case counted(Int)
    case liked
  }

  let tell: @Sendable () async -> Void
  var isMended = false

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .like:
      return .run(name: "like") { [tell, isMended, count = state.count] send in
        await tell()
        // The mend: the action says what has happened; the reducer knows what it makes of it.
        await send(isMended ? .liked : .counted(count + 1))
      }
    case .counted(let count):
      state.count = count
      return .none
    case .liked:
      state.count += 1
      return .none
    }
  }
}
