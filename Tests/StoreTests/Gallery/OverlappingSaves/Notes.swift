import Store

/// A note that is saved whenever its text changes.
struct Notes: Reducer {
  struct State: Equatable {
    var text = ""
    var isSaved = true
  }

  enum Action: Equatable {
    case edit(String)
    case saved(String)
  }

  enum CancelID { case save }

  let server: NoteServer
  var isMended = false

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .edit(let text):
      state.text = text
      state.isSaved = false
      let save = Effect<Action>.run(name: "save \(text)") { [server] send in
        await server.save(text)
        await send(.saved(text))
      }
      // The mend: a save begins when the one before it is over.
      return isMended ? save.cancellable(id: CancelID.save, .concat) : save
    case .saved(let text):
      state.isSaved = text == state.text
      return .none
    }
  }
}

actor NoteServer {
  private(set) var text = ""

  func save(_ text: String) { self.text = text }
}
