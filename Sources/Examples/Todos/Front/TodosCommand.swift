/// What can be asked of the list, in words; `<n>` counts the todos that are shown, from 1.
package enum TodosCommand: String, FrontCommand {
  case add, toggle, edit, move, delete, remind, forget, show, clear, reset

  package var placeholder: String? {
    switch self {
    case .add: "<title>"
    case .toggle, .delete, .forget: "<n>"
    case .edit: "<n> <title>"
    case .move: "<n> [<n>]"
    case .remind: "<n> <time>"
    case .show: "<filter>"
    case .clear, .reset: nil
    }
  }

  package var summary: String {
    switch self {
    case .add: "add a todo"
    case .toggle: "complete a todo, or open it again"
    case .edit: "give a todo another title"
    case .move: "move a todo in front of another one, or to the end"
    case .delete: "delete a todo; its reminder goes with it"
    case .remind: "have a todo reported in so much time, such as 10s"
    case .forget: "drop the reminder of a todo"
    case .show: "show all, active or completed todos"
    case .clear: "delete the todos that have been done"
    case .reset: "begin anew"
    }
  }

  /// A new todo gets its id from an effect; the next command may name it already.
  package var isAwaited: Bool { self == .add }
}
