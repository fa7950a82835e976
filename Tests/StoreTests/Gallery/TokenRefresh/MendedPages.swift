import Store

/// The mend: the token is part of the state, one effect fetches it, and pages wait for it there.
struct MendedPages: Reducer {
  struct State: Equatable {
    var shown: [Int: String] = [:]
    var token: Int?
    var waiting: [Int] = []
  }

  enum Action: Equatable {
    case load(Int)
    case signedIn(Int)
    case loaded(Int, String)
  }

  let server: PageServer

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .load(let page):
      guard state.token == nil else { return load(page, state.token) }
      state.waiting.append(page)
      guard state.waiting.count == 1 else { return .none }
      return .run(name: "sign in") { [server] send in await send(.signedIn(server.makeToken())) }
    case .signedIn(let token):
      state.token = token
      let effects = state.waiting.map { load($0, token) }
      state.waiting = []
      return .merge(effects)
    case .loaded(let page, let text):
      state.shown[page] = text
      return .none
    }
  }

  private func load(_ page: Int, _ token: Int?) -> Effect<Action> {
    .run(name: "load \(page)") { [server] send in
      await send(.loaded(page, server.page(page, token: token)))
    }
  }
}
