import RandomNumberFeature
import Store
import StoreTesting
import Testing

// The code of the README, which `ReadmeTests` compares with it.

struct Lucky: Reducer {
  typealias State = DataLoadState<Int, RandomDotOrgError>

  enum Action: Hashable, Sendable {
    case ping, dismiss
    case response(Result<Int, RandomDotOrgError>)
  }

  enum CancelID { case request }

  let client: RandomNumberClient

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .ping:
      state = .loading
      return .materialize { [client] () throws(RandomDotOrgError) in
        try await client.number(in: 1...100)
      } as: {
        .response($0)
      }
      .switchToLatest(id: CancelID.request)
    case .response(.success(let number)):
      state = .loaded(number)
      return .none
    case .response(.failure(let error)):
      state = .error(error)
      return .none
    case .dismiss:
      state = .initial
      return .cancel(id: CancelID.request)
    }
  }
}

@Test func `a number is shown until it is dismissed`() async {
  let store = TestStore(initialState: Lucky.State.initial) {
    Lucky(client: RandomNumberClient { _ in 7 })
  }
  await store.send(.ping) { $0 = .loading }
  await store.receive(.response(.success(7))) { $0 = .loaded(7) }
  await store.send(.dismiss) { $0 = .initial }
  await store.finish()
}

@Test(.schedules(.exhaustive(limit: 10_000)))
func `a number that was dismissed never comes back`() async {
  let store = TestStore(initialState: Lucky.State.initial, exhaustivity: .off) {
    Lucky(client: RandomNumberClient { _ in 7 })
  }
  await store.interleave({ send in
    await send(.ping)
    await send(.dismiss)
  })
  #expect(store.state == .initial)
  await store.finish()
}

struct Note: Reducer {
  struct State: Hashable, Identifiable {
    let id: Int
    var text = ""
  }

  enum Action: Hashable, Sendable { case write(String) }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .write(let text): state.text = text
    }
    return .none
  }
}

struct Notebook: Reducer {
  struct State: Equatable {
    var notes: IdentifiedArrayOf<Note.State> = []
    var editor: Note.State?
    var lucky = Lucky.State.initial
  }

  enum Action: Hashable, Sendable {
    case add, edit(id: Int), done
    case note(IdentifiedAction<Int, Note.Action>)
    case editor(Note.Action)
    case lucky(Lucky.Action)

    var note: IdentifiedAction<Int, Note.Action>? {
      if case .note(let action) = self { action } else { nil }
    }
    var editor: Note.Action? { if case .editor(let action) = self { action } else { nil } }
    var lucky: Lucky.Action? { if case .lucky(let action) = self { action } else { nil } }
  }

  static let note = CasePath(Action.note, \.note)
  static let editor = CasePath(Action.editor, \.editor)
  static let lucky = CasePath(Action.lucky, \.lucky)

  let client: RandomNumberClient

  var body: some Reducer<State, Action> {
    Scope(state: \.lucky, action: Self.lucky) { Lucky(client: client) }
    Reduce { state, action in
      switch action {
      case .add:
        state.notes.append(Note.State(id: state.notes.count))
      case .edit(let id):
        state.editor = state.notes[id: id]
      case .done:
        if let note = state.editor { state.notes[id: note.id] = note }
        state.editor = nil
      case .note, .editor, .lucky:
        break
      }
      return .none
    }
    .forEach(\.notes, action: Self.note) { Note() }
    .ifLet(\.editor, action: Self.editor) { Note() }
  }
}

@Test func `a note is edited in a copy, which is put back when that is done`() async {
  let store = TestStore(initialState: Notebook.State()) {
    Notebook(client: RandomNumberClient { _ in 7 })
  }
  await store.send(.add) { $0.notes = [Note.State(id: 0)] }
  await store.send(.edit(id: 0)) { $0.editor = Note.State(id: 0) }
  await store.send(.editor(.write("milk"))) { $0.editor?.text = "milk" }
  await store.send(.lucky(.ping)) { $0.lucky = .loading }
  await store.receive(.lucky(.response(.success(7)))) { $0.lucky = .loaded(7) }
  await store.send(.done) {
    $0.editor = nil
    $0.notes[id: 0]?.text = "milk"
  }
  await store.finish()
}

actor Device {
  private(set) lazy var store = Store<Lucky.State, Lucky.Action>(
    initialState: .initial,
    isolation: self
  ) {
    Lucky(client: .local())
  }
}
