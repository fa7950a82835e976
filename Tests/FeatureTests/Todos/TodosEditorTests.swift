import Examples
import Store
import StoreTesting
import TestSupport
import Testing

/// The sheet: a copy of the title, saved or not.
struct TodosEditorTests {
  /// A store in which the title of todo 1 has been edited and not been saved.
  private func makeEditing(
    title: String = "Oat milk"
  ) async -> TestStore<Todos.State, Todos.Action> {
    let store = makeTodos()
    await store.send(.edit(1)) { $0.editor = TodoEditor.State(sampleTodos[0]) }
    await store.send(.editor(.titleChanged(title))) { $0.editor?.title = title }
    return store
  }

  @Test func `an edit reaches the list when it is saved, and the sheet closes`() async {
    let store = await makeEditing()
    #expect(store.state.todos[id: 1]?.title == "Milk")
    await store.send(.editor(.save)) {
      $0.todos[id: 1]?.title = "Oat milk"
      $0.editor = nil
    }
    await store.finish()
  }

  @Test func `a cancelled edit leaves the list as it is`() async {
    let store = await makeEditing()
    await store.send(.editor(.cancel)) { $0.editor = nil }
    await store.finish()
    #expect(store.state.todos == sampleTodos)
  }

  @Test(arguments: ["", "  "])
  func `a blank title is not saved`(title: String) async {
    let store = await makeEditing(title: title)
    await store.send(.editor(.save))
    await store.send(.editor(.cancel)) { $0.editor = nil }
    await store.finish()
  }

  @Test func `saving changes the title alone: what has happened to the todo meanwhile stays`()
    async
  {
    let store = await makeEditing()
    await store.send(.row(1, .toggle)) { $0.todos[id: 1]?.isCompleted = true }
    await store.send(.move(1, before: nil)) { $0.todos.move(from: 0, to: 2) }
    await store.send(.editor(.save)) {
      $0.todos[id: 1]?.title = "Oat milk"
      $0.editor = nil
    }
    await store.finish()
  }

  @Test func `saving leaves a running reminder alone`() async {
    let store = makeTodos()
    await store.send(.row(1, .remind(after: .seconds(1)))) {
      $0.todos[id: 1]?.reminder = .set(after: .seconds(1))
    }
    await store.send(.edit(1)) { $0.editor = $0.todos[id: 1].map(TodoEditor.State.init) }
    await store.send(.editor(.titleChanged("Oat"))) { $0.editor?.title = "Oat" }
    await store.send(.editor(.save)) {
      $0.todos[id: 1]?.title = "Oat"
      $0.editor = nil
    }
    await store.advance(by: .seconds(1))
    await store.receive(.row(1, .reminderDue)) { $0.todos[id: 1]?.reminder = .due }
    await store.finish()
  }

  @Test func `saving an edit of a todo that has gone says so, and can become a new todo`() async {
    let store = await makeEditing()
    await store.send(.delete(1)) { $0.todos.remove(id: 1) }
    await store.send(.editor(.save)) { $0.editor?.isTodoGone = true }
    await store.send(.editor(.saveAsNew)) { $0.editor = nil }
    await store.receive(.added(Todo(id: 10, title: "Oat milk"))) {
      $0.todos.append(Todo(id: 10, title: "Oat milk"))
    }
    await store.finish()
  }

  @Test func `an edit of a todo that has gone can be cancelled`() async {
    let store = await makeEditing()
    await store.send(.delete(1)) { $0.todos.remove(id: 1) }
    await store.send(.editor(.save)) { $0.editor?.isTodoGone = true }
    await store.send(.editor(.cancel)) { $0.editor = nil }
    await store.finish()
  }

  @Test func `a todo that is there is not saved as a new one`() async {
    let store = await makeEditing()
    await store.send(.editor(.saveAsNew))
    await store.send(.editor(.cancel)) { $0.editor = nil }
    await store.finish()
  }

  @Test func `the sheet of a todo that has gone doesn't open`() async {
    let store = makeTodos()
    await store.send(.edit(9))
    await store.finish()
  }

  @Test func `the sheet of another todo takes the place of an open one`() async {
    let store = await makeEditing()
    await store.send(.edit(2)) { $0.editor = TodoEditor.State(sampleTodos[1]) }
    await store.send(.editor(.cancel)) { $0.editor = nil }
    await store.finish()
  }

  @Test func `a reset closes the sheet`() async {
    let store = await makeEditing()
    await store.send(.reset) { $0 = Todos.State() }
    await store.finish()
  }

  @Test func `an action of a sheet that isn't open is a failure that names both`() async {
    let found = await failures {
      let store = makeTodos()
      await store.send(.editor(.save))
      await store.finish()
    }
    #expect(found.count == 1)
    let text = found.first?.message ?? ""
    #expect(text.hasPrefix(".editor(.save) was sent to a child"))
    #expect(text.contains("editor is nil"))
  }
}
