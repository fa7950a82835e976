import Store
import TestSupport

/// A feature with a race: a save that began before another one may end after it.
struct Saving: Reducer {
  struct State: Equatable {
    var text = ""
    var saved: String?
  }

  enum Action: Equatable {
    case edit(String)
    case saved(String)
  }

  /// How many steps a save takes.
  var steps = 1
  var isMended = false

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .edit(let text):
      state.text = text
      let save = Effect<Action>.run(name: text, fileID: "Saving.swift", line: 1) { [steps] send in
        for _ in 0..<steps { await childStep() }
        await send(.saved(text))
      }
      return isMended ? save.cancellable(id: "save", .concat) : save
    case .saved(let text):
      state.saved = text
      return .none
    }
  }
}
