/// Which todos are shown.
package enum TodoFilter: CaseIterable, Codable, Hashable, Sendable {
  /// Every todo.
  case all
  /// Those that are still to be done.
  case active
  /// Those that have been done.
  case completed

  /// Returns whether a todo is shown.
  package func includes(_ todo: Todo) -> Bool {
    switch self {
    case .all: true
    case .active: !todo.isCompleted
    case .completed: todo.isCompleted
    }
  }
}
