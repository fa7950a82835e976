import Store

/// A list of letters, whose texts are loaded when they are opened.
struct Mailbox: Reducer {
  struct Letter: Identifiable, Equatable {
    let id: String
    var text: String?
  }

  struct State: Equatable {
    var letters: IdentifiedArrayOf<Letter> = [Letter(id: "bill"), Letter(id: "card")]
  }

  enum Action: Equatable {
    case open(Int)
    case loaded(Int, String)
    case loadedByID(String, String)
    case delete(String)
  }

  let load: @Sendable (_ id: String) async -> String
  var isMended = false

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .open(let row):
      let id = state.letters[row].id
      return .run(name: "load \(id)") { [load, isMended] send in
        let text = await load(id)
        // The mend: a row has an identity, its place in the list is none.
        await send(isMended ? .loadedByID(id, text) : .loaded(row, text))
      }
    case .loaded(let row, let text):
      guard state.letters.indices.contains(row) else { return .none }
      state.letters[row].text = text
      return .none
    case .loadedByID(let id, let text):
      state.letters[id: id]?.text = text
      return .none
    case .delete(let id):
      state.letters.remove(id: id)
      return .none
    }
  }
}
