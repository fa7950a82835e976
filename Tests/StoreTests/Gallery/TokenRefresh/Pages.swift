import Store

/// Loads pages with a token; an expired one is exchanged for a new one first.
struct Pages: Reducer {
  struct State: Equatable {
    var shown: [Int: String] = [:]
  }

  enum Action: Equatable {
    case load(Int)
    case loaded(Int, String)
  }

  let session: PageSession
  let server: PageServer

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .load(let page):
      return .run(name: "load \(page)") { [session, server] send in
        if await session.token == nil {
          await session.store(server.makeToken())
        }
        await send(.loaded(page, server.page(page, token: session.token)))
      }
    case .loaded(let page, let text):
      state.shown[page] = text
      return .none
    }
  }
}

actor PageSession {
  private(set) var token: Int?

  func store(_ token: Int) { self.token = token }
}

/// A new token ends the ones before it.
actor PageServer {
  private var lastToken = 0

  func makeToken() -> Int {
    lastToken += 1
    return lastToken
  }

  func page(_ page: Int, token: Int?) -> String {
    token == lastToken ? "page \(page)" : "signed out"
  }
}
