/// One thing to do: a row of the list.
package struct Todo: Codable, Hashable, Identifiable, Sendable {
  /// Where the reminder of a todo stands.
  package enum Reminder: Codable, Hashable, Sendable {
    /// It will come so long after it was set.
    case set(after: Duration)
    /// It has come.
    case due
  }

  /// Tells this todo from all others, for good.
  package let id: Int
  /// What is to be done.
  package var title: String
  /// Whether it has been done.
  package var isCompleted: Bool
  /// The reminder, if there is one; a completed todo has none.
  package var reminder: Reminder?

  /// Makes a todo.
  package init(id: Int, title: String, isCompleted: Bool = false, reminder: Reminder? = nil) {
    self.id = id
    self.title = title
    self.isCompleted = isCompleted
    self.reminder = reminder
  }
}
