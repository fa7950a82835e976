import Store

/// Shows pictures, and downloads those that the cache doesn't have.
struct Pictures: Reducer {
  struct State: Equatable {
    var shown: [String: String] = [:]
    var loading: Set<String> = []
  }

  enum Action: Equatable {
    case appeared(String)
    case loaded(String, String)
  }

  let cache: PictureCache
  let server: PictureServer
  var isMended = false

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .appeared(let name):
      // The mend decides in the reducer, where nothing comes in between.
      if isMended, !state.loading.insert(name).inserted { return .none }
      return .run(name: "load") { [cache, server] send in
        var picture = await cache.picture(name)
        if picture == nil {
          picture = await server.download(name)
          await cache.store(picture, as: name)
        }
        await send(.loaded(name, picture ?? ""))
      }
    case .loaded(let name, let picture):
      state.loading.remove(name)
      state.shown[name] = picture
      return .none
    }
  }
}

actor PictureCache {
  private var pictures: [String: String] = [:]

  func picture(_ name: String) -> String? { pictures[name] }
  func store(_ picture: String?, as name: String) { pictures[name] = picture }
}

actor PictureServer {
  private(set) var downloads = 0

  func download(_ name: String) -> String {
    downloads += 1
    return "picture of a \(name)"
  }
}
