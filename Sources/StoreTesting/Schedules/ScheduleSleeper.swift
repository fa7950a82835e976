/// A candidate that has gone on in an earlier schedule, and what its step was.
///
/// While only steps happen that commute with it, there is no need to let it go on: the earlier
/// schedule has those steps after it, which comes to the same.
package struct ScheduleSleeper: Hashable, Sendable {
  package let id: ScheduleCandidate.ID
  package let step: ScheduleStep

  package init(id: ScheduleCandidate.ID, step: ScheduleStep) {
    self.id = id
    self.step = step
  }
}
