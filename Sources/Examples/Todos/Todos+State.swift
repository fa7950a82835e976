package import Store

extension Todos {
  /// The list and what is shown of it.
  package struct State: Codable, Hashable, Sendable {
    /// All todos, in the user's order.
    package var todos: IdentifiedArrayOf<Todo>
    /// Which of them are shown.
    package var filter: TodoFilter
    /// The title of the next todo, as it is typed.
    package var draft: String
    /// The sheet, when one is open.
    package var editor: TodoEditor.State?

    /// Makes a state.
    package init(
      todos: IdentifiedArrayOf<Todo> = [],
      filter: TodoFilter = .all,
      draft: String = "",
      editor: TodoEditor.State? = nil
    ) {
      self.todos = todos
      self.filter = filter
      self.draft = draft
      self.editor = editor
    }

    /// The todos that are shown.
    ///
    /// - Complexity: O(n), n the number of todos.
    package var visibleTodos: IdentifiedArrayOf<Todo> { todos.filter(filter.includes) }

    /// How many todos are still to be done.
    ///
    /// - Complexity: O(n), n the number of todos.
    package var activeCount: Int { todos.count { !$0.isCompleted } }
  }
}
