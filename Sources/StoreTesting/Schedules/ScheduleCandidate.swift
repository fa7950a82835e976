/// Something that could go on.
package struct ScheduleCandidate: Hashable, Sendable {
  /// What it is, the same as long as it waits.
  package enum ID: Hashable, Sendable {
    case job(Int)
    case action(store: Int, number: Int)
    case wake(Int)
  }

  package let id: ID
  /// Whose it is, the same number throughout a run.
  package let owner: Int

  package init(_ id: ID, owner: Int) {
    self.id = id
    self.owner = owner
  }
}
