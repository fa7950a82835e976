import Store

/// A search field: it searches when the user stops typing, and at once when he submits.
struct Search: Reducer {
  struct State: Equatable {
    var query = ""
    var found: String?
  }

  enum Action: Equatable {
    case type(String)
    case submit(String)
    case found(String)
  }

  enum CancelID { case typing, submission }

  let server: SearchServer
  var isMended = false

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .type(let query):
      state.query = query
      return search(query).debounce(id: CancelID.typing, for: .milliseconds(300))
    case .submit(let query):
      state.query = query
      // The mend: there is one search at a time, whoever began it.
      return search(query).switchToLatest(id: isMended ? CancelID.typing : .submission)
    case .found(let text):
      state.found = text
      return .none
    }
  }

  private func search(_ query: String) -> Effect<Action> {
    .run(name: "search \(query)") { [server] send in await send(.found(server.find(query))) }
  }
}

actor SearchServer {
  func find(_ query: String) -> String { "all about \(query)" }
}
