package import Store

extension Todos {
  /// What can happen to the list.
  package enum Action: Codable, Hashable, Sendable {
    /// The user types the title of the next todo.
    case draftChanged(String)
    /// The user wants what has been typed as a todo.
    case add
    /// The new todo has got its id.
    case added(Todo)
    /// The user chooses what is shown.
    case show(TodoFilter)
    /// The user moves a todo in front of another one, or to the end.
    case move(Todo.ID, before: Todo.ID?)
    /// The user deletes a todo.
    case delete(Todo.ID)
    /// The user deletes the todos that have been done.
    case clearCompleted
    /// The user opens the sheet of a todo.
    case edit(Todo.ID)
    /// Everything begins anew.
    case reset
    /// Something happens to one todo.
    case todo(IdentifiedAction<Todo.ID, TodoRow.Action>)
    /// Something happens in the sheet.
    case editor(TodoEditor.Action)

    /// The action of one todo, if it is one.
    package var todo: IdentifiedAction<Todo.ID, TodoRow.Action>? {
      if case .todo(let action) = self { action } else { nil }
    }

    /// The action of the sheet, if it is one.
    package var editor: TodoEditor.Action? {
      if case .editor(let action) = self { action } else { nil }
    }
  }
}
