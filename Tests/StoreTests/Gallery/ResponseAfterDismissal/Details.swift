import Store

/// A sheet that shows the details of an item, until it is closed.
struct Details: Reducer {
  struct State: Equatable {
    var isOpen = false
    var text: String?
  }

  enum Action: Equatable {
    case open
    case loaded(String)
    case close
  }

  enum CancelID { case load }

  let load: @Sendable () async -> String
  var isMended = false

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .open:
      state.isOpen = true
      return .run(name: "load") { [load] send in await send(.loaded(load())) }
        .cancellable(id: CancelID.load)
    case .loaded(let text):
      state.text = text
      return .none
    case .close:
      state = State()
      // The mend: whoever closes the sheet cancels what it waits for.
      return isMended ? .cancel(id: CancelID.load) : .none
    }
  }
}
