import Store

/// Tells what has happened to the list, on one line.
package enum TodosReport {
  package static func text(_ transition: Transition<Todos.State, Todos.Action>) -> String {
    let (old, new) = (transition.old, transition.new)
    switch transition.action {
    case .draftChanged(let title): return "draft \(quoted(title))"
    case .add: return old.draft == new.draft ? "nothing to add" : "adding \(quoted(old.draft))"
    case .added(let todo): return "added \(quoted(todo.title)), " + count(new)
    case .show(let filter): return "shows \(filter), " + count(new)
    case .move(let id, let successor): return moved(id, before: successor, old, new)
    case .delete(let id): return "deleted \(name(id, old)), " + count(new)
    case .clearCompleted: return "cleared \(old.todos.count - new.todos.count), " + count(new)
    case .edit(let id): return new.editor == nil ? "no such todo" : "editing \(name(id, new))"
    case .reset: return "reset"
    case .todo(.element(let id, let action)): return row(id, action, new)
    case .editor(let action): return editor(action, old, new)
    }
  }

  private static func row(_ id: Todo.ID, _ action: TodoRow.Action, _ new: Todos.State) -> String {
    let name = name(id, new)
    return switch action {
    case .toggle: (new.todos[id: id]?.isCompleted == true ? "completed " : "opened ") + name
    case .remind(let time): "reminder for \(name) in \(DurationText.text(time))"
    case .forget: "no reminder for \(name)"
    case .reminderDue: "it is time for \(name)"
    }
  }

  private static func editor(
    _ action: TodoEditor.Action,
    _ old: Todos.State,
    _ new: Todos.State
  ) -> String {
    switch action {
    case .titleChanged(let title): return "title \(quoted(title))"
    case .save where new.editor?.isTodoGone == true: return "the todo has gone; not saved"
    case .save, .saveAsNew: return new.editor == nil ? "saved" : "not saved"
    case .cancel: return "edit cancelled"
    }
  }

  private static func moved(
    _ id: Todo.ID,
    before successor: Todo.ID?,
    _ old: Todos.State,
    _ new: Todos.State
  ) -> String {
    let target = successor.map { "in front of \(name($0, old))" } ?? "to the end"
    return old.todos == new.todos ? "nothing moved" : "moved \(name(id, old)) \(target)"
  }

  private static func name(_ id: Todo.ID, _ state: Todos.State) -> String {
    state.todos[id: id].map { quoted($0.title) } ?? "no todo"
  }

  private static func quoted(_ title: String) -> String { "'\(title)'" }

  private static func count(_ state: Todos.State) -> String {
    "\(state.activeCount) of \(state.todos.count) to do"
  }
}
