import Examples
import Store
import StoreTesting
import TestSupport
import Testing

/// The list: adding, showing, moving, deleting.
struct TodosListTests {
  @Test func `an added todo gets the next id, stands last and empties the draft at once`() async {
    let store = makeTodos()
    await store.send(.draftChanged("Eggs")) { $0.draft = "Eggs" }
    await store.send(.add) { $0.draft = "" }
    await store.receive(.added(Todo(id: 10, title: "Eggs"))) {
      $0.todos.append(Todo(id: 10, title: "Eggs"))
    }
    await store.finish()
    #expect(store.state.todos.ids == [1, 2, 3, 10])
  }

  @Test(arguments: ["", " ", "\t "])
  func `a blank draft is not added`(draft: String) async {
    let store = makeTodos()
    if !draft.isEmpty { await store.send(.draftChanged(draft)) { $0.draft = draft } }
    await store.send(.add)
    await store.finish()
  }

  @Test func `todos are added in the order in which they were typed`() async {
    let store = makeTodos([], exhaustivity: .off)
    for title in ["a", "b", "c"] {
      await store.send(.draftChanged(title))
      await store.send(.add)
    }
    await store.finish()
    #expect(store.state.todos.map(\.title) == ["a", "b", "c"])
    #expect(store.state.todos.ids == [10, 11, 12])
  }

  @Test func `a todo whose id is there already is not added`() async {
    let store = makeTodos(ids: TodoIDs { 2 })
    await store.send(.draftChanged("Eggs")) { $0.draft = "Eggs" }
    await store.send(.add) { $0.draft = "" }
    await store.receive(.added(Todo(id: 2, title: "Eggs")))
    await store.finish()
  }

  @Test func `a random id is another one each time`() {
    #expect(Set((0..<100).map { _ in TodoIDs.random.next() }).count == 100)
  }

  @Test func `a todo is completed and opened again`() async {
    let store = makeTodos()
    await store.send(.row(1, .toggle)) { $0.todos[id: 1]?.isCompleted = true }
    #expect(store.state.activeCount == 1)
    await store.send(.row(1, .toggle)) { $0.todos[id: 1]?.isCompleted = false }
    #expect(store.state.activeCount == 2)
    await store.finish()
  }

  @Test(arguments: [(TodoFilter.active, [1, 2]), (.completed, [3])])
  func `a filter shows some todos and removes none`(filter: TodoFilter, ids: [Int]) async {
    let store = makeTodos()
    #expect(store.state.visibleTodos.ids == [1, 2, 3])
    await store.send(.show(filter)) { $0.filter = filter }
    #expect(store.state.visibleTodos.ids == ids)
    await store.send(.show(.all)) { $0.filter = .all }
    #expect(store.state.visibleTodos.ids == [1, 2, 3])
    await store.finish()
  }

  @Test func `a todo leaves the filter's sight when it is completed`() async {
    let store = makeTodos()
    await store.send(.show(.active)) { $0.filter = .active }
    await store.send(.row(1, .toggle)) { $0.todos[id: 1]?.isCompleted = true }
    #expect(store.state.visibleTodos.ids == [2])
    await store.finish()
  }

  /// The todo, the one it is to stand before, and the order afterwards.
  @Test(arguments: [
    (1, 3, [2, 1, 3]), (3, 1, [3, 1, 2]), (3, 2, [1, 3, 2]), (1, nil, [2, 3, 1]),
    (1, 2, [1, 2, 3]), (2, 2, [1, 2, 3]), (3, nil, [1, 2, 3]), (9, 1, [1, 2, 3]),
    (1, 9, [1, 2, 3]),
  ])
  func `a todo is moved before another one, or to the end; one that has gone moves nothing`(
    id: Int,
    successor: Int?,
    order: [Int]
  ) async {
    let store = makeTodos(exhaustivity: .off)
    await store.send(.move(id, before: successor))
    await store.finish()
    #expect(store.state.todos.ids == order)
  }

  @Test func `a todo is deleted, and deleting it again does nothing`() async {
    let store = makeTodos()
    await store.send(.delete(2)) { $0.todos.remove(id: 2) }
    await store.send(.delete(2))
    await store.finish()
  }

  @Test func `clearing removes the completed todos and no others`() async {
    let store = makeTodos()
    await store.send(.clearCompleted) { $0.todos.remove(id: 3) }
    await store.send(.clearCompleted)
    await store.finish()
  }

  @Test func `an action for a todo that has gone is a failure that names both`() async {
    let found = await failures {
      let store = makeTodos()
      await store.send(.delete(2)) { $0.todos.remove(id: 2) }
      await store.send(.row(2, .toggle))
      await store.finish()
    }
    #expect(found.count == 1)
    let text = found.first?.message ?? ""
    #expect(text.contains("toggle"))
    #expect(text.contains("there is no element with the id 2"))
    #expect(text.contains("Todos.swift"))
  }
}
