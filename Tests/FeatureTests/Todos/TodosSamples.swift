import Examples
import Store
import StoreTesting

/// Three todos; the last one has been done.
let sampleTodos: IdentifiedArrayOf<Todo> = [
  Todo(id: 1, title: "Milk"), Todo(id: 2, title: "Bread"),
  Todo(id: 3, title: "Salt", isCompleted: true),
]

/// A test store of the list, whose next todo has the id 10.
func makeTodos(
  _ todos: IdentifiedArrayOf<Todo> = sampleTodos,
  ids: TodoIDs = .counting(from: 10),
  exhaustivity: Exhaustivity = .on
) -> TestStore<Todos.State, Todos.Action> {
  TestStore(initialState: Todos.State(todos: todos), exhaustivity: exhaustivity) {
    Todos(ids: ids)
  }
}

extension Todos.Action {
  /// An action of one todo.
  static func row(_ id: Todo.ID, _ action: TodoRow.Action) -> Self {
    .todo(.element(id: id, action: action))
  }
}
