import Store

/// The todo list on a terminal and in a pipe.
package struct TodosExample: Front {
  package static let name = "todos"
  package static let summary = "keeps a list of things to do, with reminders and a sheet to edit in"
  package static let invocation = "examples todos"

  package static let about = """
    Keeps a list of things to do. Each row is a feature of its own, whose reminder ends with it; the
    sheet, in which a title is edited, works on a copy.
    """

  package static let tries = [
    "examples todos",
    "printf 'add Milk\\nadd Bread\\ntoggle 1\\nshow active\\n' | examples todos --json",
    "examples todos 'add Milk' 'remind 1 2s' wait --record todos.trace",
    "examples todos --replay todos.trace --until 2",
  ]

  package init(_ arguments: FrontArguments<NoOption>) {}

  package var initialState: Todos.State { Todos.State() }

  package func feature() -> Todos { Todos(ids: .counting(from: 1)) }

  /// New todos are counted from behind those that are there.
  package func feature(from state: Todos.State) -> Todos {
    Todos(ids: .counting(from: (state.todos.map(\.id).max() ?? 0) + 1))
  }

  package func actions(
    for command: TodosCommand,
    _ argument: String,
    in state: Todos.State
  ) throws(UsageError) -> [Todos.Action] {
    var words = TodosArgument(argument, todos: state.visibleTodos)
    switch command {
    case .add: return [.draftChanged(argument), .add]
    case .toggle: return [row(try words.onlyTodo(), .toggle)]
    case .edit:
      let id = try words.todo()
      return [.edit(id), .editor(.titleChanged(try words.title())), .editor(.save)]
    case .move:
      let id = try words.todo()
      return [.move(id, before: words.isAtEnd ? nil : try words.onlyTodo())]
    case .delete: return [.delete(try words.onlyTodo())]
    case .remind:
      let id = try words.todo()
      return [row(id, .remind(after: try words.time()))]
    case .forget: return [row(try words.onlyTodo(), .forget)]
    case .show: return [.show(try words.filter())]
    case .clear: return [.clearCompleted]
    case .reset: return [.reset]
    }
  }

  private func row(_ id: Todo.ID, _ action: TodoRow.Action) -> Todos.Action {
    .todo(.element(id: id, action: action))
  }

  package func report(_ transition: Transition<Todos.State, Todos.Action>) -> String {
    TodosReport.text(transition)
  }

  package typealias Screen = TodosScreen
}
