/// One point of a run at which more than one thing could go on, and which of them did.
package struct ScheduleChoice: Hashable, Sendable {
  package let index: Int
  package let candidates: [ScheduleCandidate]
  /// Those who needn't go on here, since another schedule has it already.
  package let asleep: [ScheduleSleeper]
  /// Whether another schedule has it all from here on.
  package let isRedundant: Bool
  /// What the step was, if that is known.
  package var step: ScheduleStep?

  package var count: Int { candidates.count }

  package init(
    index: Int,
    candidates: [ScheduleCandidate],
    asleep: [ScheduleSleeper] = [],
    isRedundant: Bool = false
  ) {
    self.index = index
    self.candidates = candidates
    self.asleep = asleep
    self.isRedundant = isRedundant
  }
}
