/// Repeats an earlier schedule up to a point, takes another candidate there, and then the first one
/// that isn't asleep.
///
/// Source of the sleep sets: P. Godefroid, "Partial-Order Methods for the Verification of Concurrent
/// Systems", LNCS 1032, 1996, chapter 5.
package struct DepthFirstPicker: Sendable {
  /// The indices of the earlier schedule, and the new one.
  private let prefix: [Int]
  private(set) var sleepers: [ScheduleSleeper]
  /// Whether the prefix has been left: sleepers before that don't count.
  private var isBeyond: Bool
  /// Whether all candidates were asleep: another schedule has the rest of this one.
  private(set) var isRedundant = false

  /// The first schedule of a search.
  package init() {
    self.init(prefix: [], sleepers: [])
  }

  /// - Parameters:
  ///   - prefix: what to pick first; the last index is new.
  ///   - sleepers: who sleeps at the point of the new index.
  package init(prefix: [Int], sleepers: [ScheduleSleeper]) {
    self.prefix = prefix
    self.sleepers = sleepers
    isBeyond = prefix.isEmpty
  }

  package mutating func pick(among candidates: [ScheduleCandidate], at position: Int) -> Int {
    guard position >= prefix.count else {
      isBeyond = position + 1 == prefix.count
      // It isn't there only if the test doesn't do the same each time.
      return min(prefix[position], candidates.count - 1)
    }
    if let index = candidates.firstIndex(where: { !isAsleep($0) }) { return index }
    isRedundant = true
    return 0
  }

  /// There is only one candidate.
  package mutating func pickOnly(_ candidate: ScheduleCandidate) {
    if isBeyond, isAsleep(candidate) { isRedundant = true }
  }

  /// A step has been made: those who don't commute with it wake up.
  package mutating func passed(_ step: ScheduleStep) {
    guard isBeyond else { return }
    sleepers.removeAll { !$0.step.commutes(with: step) }
  }

  private func isAsleep(_ candidate: ScheduleCandidate) -> Bool {
    sleepers.contains { $0.id == candidate.id }
  }
}
