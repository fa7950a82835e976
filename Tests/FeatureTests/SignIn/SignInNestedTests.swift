import Examples
import Store
import StoreTesting
import TestSupport
import Testing

/// The flow and the list as parts of something larger.
struct SignInNestedTests {
  /// An app with the flow in one of its properties, and the list in another one or not.
  struct App: Reducer {
    struct State: Hashable, Sendable {
      var todos: Todos.State? = Todos.State(todos: sampleTodos)
      var signIn = SignIn.State.code
    }

    enum Action: Hashable, Sendable {
      case todos(Todos.Action)
      case signIn(SignIn.Action)
      case reset

      var todos: Todos.Action? { if case .todos(let action) = self { action } else { nil } }
      var signIn: SignIn.Action? { if case .signIn(let action) = self { action } else { nil } }
    }

    let gate: Gate

    var body: some Reducer<State, Action> {
      Scope(state: \State.signIn, action: CasePath(Action.signIn, \.signIn)) {
        SignIn(client: SignInServer(gate: gate).client)
      }
      Reduce { state, action in
        if action == .reset { state = State(todos: nil, signIn: .credentials(.init())) }
        return .none
      }
      .ifLet(\.todos, action: CasePath(Action.todos, \.todos)) { Todos(ids: .random) }
    }
  }

  @Test func `a reset by the parent ends reminders, countdown and request in that turn`() async {
    let gate = Gate()
    let store = TestStore(initialState: App.State()) { App(gate: gate) }
    await store.send(.todos(.row(1, .remind(after: .seconds(3))))) {
      $0.todos?.todos[id: 1]?.reminder = .set(after: .seconds(3))
    }
    await store.send(.signIn(.twoFactor(.begin)))
    await store.send(.signIn(.twoFactor(.submit))) { $0.signIn.code { $0.progress = .requesting } }
    #expect(store.effectsInFlight == 3)
    await store.send(.reset) { $0 = App.State(todos: nil, signIn: .credentials(.init())) }
    #expect(store.effectsInFlight == 0)
    gate.open()
    await store.advance(by: .seconds(9))
    await store.finish()
  }
}
