import Examples
import Store
import StoreTesting
import TestSupport
import Testing

/// Reminders: each belongs to its row, and ends with it.
struct TodosReminderTests {
  /// A store in which the todos 1 and 2 remind of themselves, after one and two seconds.
  private func makeReminding() async -> TestStore<Todos.State, Todos.Action> {
    let store = makeTodos()
    for id in 1...2 {
      await store.send(.row(id, .remind(after: .seconds(id)))) {
        $0.todos[id: id]?.reminder = .set(after: .seconds(id))
      }
    }
    #expect(store.effectsInFlight == 2)
    return store
  }

  /// Lets the reminder of todo 2 come, and nothing else.
  private func expectSecondReminder(
    in store: TestStore<Todos.State, Todos.Action>
  ) async {
    await store.advance(by: .seconds(9))
    await store.receive(.row(2, .reminderDue)) { $0.todos[id: 2]?.reminder = .due }
    await store.finish()
  }

  @Test func `reminders come when they are due, each for its own todo`() async {
    let store = await makeReminding()
    await store.advance(by: .seconds(1))
    await store.receive(.row(1, .reminderDue)) { $0.todos[id: 1]?.reminder = .due }
    #expect(store.effectsInFlight == 1)
    await expectSecondReminder(in: store)
  }

  @Test func `completing a todo ends its reminder in that turn, and only its own`() async {
    let store = await makeReminding()
    await store.send(.row(1, .toggle)) {
      $0.todos[id: 1]?.isCompleted = true
      $0.todos[id: 1]?.reminder = nil
    }
    #expect(store.effectsInFlight == 1)
    await expectSecondReminder(in: store)
  }

  @Test func `a todo that is opened again has no reminder`() async {
    let store = await makeReminding()
    await store.send(.row(1, .toggle)) {
      $0.todos[id: 1]?.isCompleted = true
      $0.todos[id: 1]?.reminder = nil
    }
    await store.send(.row(1, .toggle)) { $0.todos[id: 1]?.isCompleted = false }
    await expectSecondReminder(in: store)
  }

  @Test func `deleting a todo ends its reminder in that turn, and only its own`() async {
    let store = await makeReminding()
    await store.send(.delete(1)) { $0.todos.remove(id: 1) }
    #expect(store.effectsInFlight == 1)
    await expectSecondReminder(in: store)
  }

  @Test func `clearing the completed todos leaves no reminder of theirs, and all others`() async {
    let store = await makeReminding()
    await store.send(.row(1, .toggle)) {
      $0.todos[id: 1]?.isCompleted = true
      $0.todos[id: 1]?.reminder = nil
    }
    await store.send(.clearCompleted) { $0.todos.removeAll(where: \.isCompleted) }
    #expect(store.effectsInFlight == 1)
    await expectSecondReminder(in: store)
  }

  @Test func `a reset of everything ends all reminders in that turn`() async {
    let store = await makeReminding()
    await store.send(.reset) { $0 = Todos.State() }
    #expect(store.effectsInFlight == 0)
    await store.advance(by: .seconds(9))
    await store.finish()
  }

  @Test func `a reminder that stands in line when its todo is completed does not come`() async {
    let thread = StoreThread()
    let state = await thread.run { thread in
      let store = Store(initialState: Todos.State(todos: sampleTodos), isolation: thread) {
        Todos(ids: .counting(from: 10))
      }
      store.send(.row(1, .remind(after: .zero)))
      // The reminder has left its timer and stands in line for the store's thread.
      thread.executor.waitUntilQueued(1)
      store.send(.row(1, .toggle))
      store.send(.draftChanged("Eggs"))
      await store.send(.add).finish()
      return store.state
    }
    #expect(state.todos.ids == [1, 2, 3, 10])
    #expect(state.todos[id: 1] == Todo(id: 1, title: "Milk", isCompleted: true))
  }

  @MainActor
  @Test func `a reset calls off a todo that is being added`() async {
    let store = Store(initialState: Todos.State(draft: "Eggs")) { Todos(ids: .random) }
    let addition = store.send(.add)
    store.send(.reset)
    #expect(store.effectsInFlight == 0)
    await addition.finish()
    #expect(store.state == Todos.State())
  }

  @Test func `moving and filtering leave reminders alone`() async {
    let store = await makeReminding()
    await store.send(.move(2, before: 1)) { $0.todos.move(from: 1, to: 0) }
    await store.send(.show(.completed)) { $0.filter = .completed }
    await store.send(.delete(1)) { $0.todos.remove(id: 1) }
    await expectSecondReminder(in: store)
  }

  @Test func `a reminder that is set again starts anew`() async {
    let store = await makeReminding()
    await store.send(.row(1, .forget)) { $0.todos[id: 1]?.reminder = nil }
    await store.send(.row(1, .remind(after: .seconds(2)))) {
      $0.todos[id: 1]?.reminder = .set(after: .seconds(2))
    }
    await store.send(.row(1, .remind(after: .seconds(5)))) {
      $0.todos[id: 1]?.reminder = .set(after: .seconds(5))
    }
    #expect(store.effectsInFlight == 2)
    await store.advance(by: .seconds(5))
    await store.receive(.row(2, .reminderDue)) { $0.todos[id: 2]?.reminder = .due }
    await store.receive(.row(1, .reminderDue)) { $0.todos[id: 1]?.reminder = .due }
    await store.send(.row(1, .forget)) { $0.todos[id: 1]?.reminder = nil }
    await store.finish()
  }

  @Test func `a completed todo takes no reminder`() async {
    let store = makeTodos()
    await store.send(.row(3, .remind(after: .seconds(1))))
    #expect(store.effectsInFlight == 0)
    await store.finish()
  }
}
