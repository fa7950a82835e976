package import Store

/// The sheet in which the title of a todo is edited.
///
/// It works on a copy of the title: nothing reaches the list before the edit is saved. Saving and
/// cancelling close the sheet; that is done by ``Todos``, which has opened it.
package struct TodoEditor: Reducer {
  /// What the sheet shows.
  package struct State: Codable, Hashable, Identifiable, Sendable {
    /// The todo that is edited; the sheet of another todo is another sheet.
    package let id: Todo.ID
    /// The title as it is typed.
    package var title: String
    /// Whether a save has found that the todo is no longer in the list.
    package var isTodoGone = false

    /// Whether there is a title to be saved.
    package var canSave: Bool { !title.allSatisfy(\.isWhitespace) }

    /// Opens the sheet for a todo.
    package init(_ todo: Todo) {
      id = todo.id
      title = todo.title
    }
  }

  /// What can happen in the sheet.
  package enum Action: Codable, Hashable, Sendable {
    /// The user types.
    case titleChanged(String)
    /// The user wants the todo to have this title.
    case save
    /// The user wants a new todo with this title, since the edited one has gone.
    case saveAsNew
    /// The user doesn't want the edit.
    case cancel
  }

  /// Makes the sheet.
  package init() {}

  /// Runs one action.
  package func reduce(into state: inout State, action: Action) -> Effect<Action> {
    if case .titleChanged(let title) = action { state.title = title }
    return .none
  }
}
