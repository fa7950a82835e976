package import Store

/// A todo list: rows with reminders, a filter, and a sheet to edit a row in.
///
/// Todos are named by their ids, never by positions, so that what the filter hides, what has moved
/// and what has gone can't be mistaken for each other. No action stops a reminder of a row that is
/// removed: the store does, in the turn in which the row goes.
package struct Todos: Reducer {
  private enum CancelID {
    case adding
  }

  private let ids: TodoIDs

  /// Makes the feature.
  ///
  /// - Parameter ids: where the ids of new todos come from.
  package init(ids: TodoIDs) {
    self.ids = ids
  }

  /// The list, with a row for each todo and the sheet.
  package var body: some Reducer<State, Action> {
    Reduce(reduceList)
      .forEach(\.todos, action: CasePath(Action.todo, \.todo)) { TodoRow() }
      .ifLet(\.editor, action: CasePath(Action.editor, \.editor)) { TodoEditor() }
  }

  private func reduceList(_ state: inout State, _ action: Action) -> Effect<Action> {
    switch action {
    case .draftChanged(let title):
      state.draft = title
    case .add:
      guard !state.draft.allSatisfy(\.isWhitespace) else { return .none }
      defer { state.draft = "" }
      return add(state.draft)
    case .added(let todo):
      state.todos.append(todo)
    case .show(let filter):
      state.filter = filter
    case .move(let id, let successor):
      move(id, before: successor, in: &state.todos)
    case .delete(let id):
      state.todos.remove(id: id)
    case .clearCompleted:
      state.todos.removeAll(where: \.isCompleted)
    case .edit(let id):
      state.editor = state.todos[id: id].map(TodoEditor.State.init)
    case .reset:
      state = State()
      return .cancel(id: CancelID.adding)
    case .editor(let action):
      return close(&state, action)
    case .todo:
      break
    }
    return .none
  }

  /// Adds a todo as soon as it has an id.
  ///
  /// The id comes from outside, so an effect gets it; a reducer gives the same for the same. One todo
  /// waits for the other: they are added in the order in which they were typed.
  private func add(_ title: String) -> Effect<Action> {
    .run(name: "new id") { [ids] send in
      await send(.added(Todo(id: ids.next(), title: title)))
    }
    .cancellable(id: CancelID.adding, .concat)
  }

  /// Moves a todo; nothing happens if it, or the one that it is to stand before, has gone.
  private func move(
    _ id: Todo.ID,
    before successor: Todo.ID?,
    in todos: inout IdentifiedArrayOf<Todo>
  ) {
    guard id != successor, let source = todos.index(id: id) else { return }
    guard let successor else { return todos.move(from: source, to: todos.count - 1) }
    guard let target = todos.index(id: successor) else { return }
    todos.move(from: source, to: source < target ? target - 1 : target)
  }

  /// Does what the sheet can't do itself: it changes the list, and closes the sheet.
  ///
  /// If the todo has gone meanwhile the sheet stays open and says so; what was typed isn't lost.
  private func close(_ state: inout State, _ action: TodoEditor.Action) -> Effect<Action> {
    guard let editor = state.editor else { return .none }
    switch action {
    case .titleChanged:
      return .none
    case .save:
      guard editor.canSave else { return .none }
      let isSaved: Void? = state.todos.update(id: editor.id) { $0.title = editor.title }
      if isSaved == nil { state.editor?.isTodoGone = true } else { state.editor = nil }
      return .none
    case .saveAsNew:
      guard editor.canSave, editor.isTodoGone else { return .none }
      state.editor = nil
      return add(editor.title)
    case .cancel:
      state.editor = nil
      return .none
    }
  }
}
