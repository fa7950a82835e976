package import Effects

/// Picks one of the things that could go on, at one point of a run after the other.
package enum SchedulePicker: Sendable {
  /// About how many choices a test has of which nothing is known.
  package static var usualLength: Int { 12 }

  /// What is listed, by position; the default elsewhere.
  case replay([Int: Int])
  /// Each with the same probability.
  case uniform(SplitMix64)
  /// What a search in depth looks for.
  case depthFirst(DepthFirstPicker)
  /// The one with the highest priority.
  case priorities(PriorityPicker)

  /// The picker of a seed: uniform for odd ones, by priorities for even ones.
  ///
  /// - Parameters:
  ///   - seed: the seed.
  ///   - length: about how many points a run has.
  package init(seed: UInt64, length: Int) {
    self =
      seed.isMultiple(of: 2)
      ? .priorities(PriorityPicker(seed: seed, length: length))
      : .uniform(SplitMix64(seed: seed))
  }

  /// Picks.
  ///
  /// - Parameters:
  ///   - candidates: who could go on, at least one.
  ///   - position: how many points came before.
  /// - Returns: the index of a candidate.
  package mutating func pick(among candidates: [ScheduleCandidate], at position: Int) -> Int {
    switch self {
    case .replay(let choices):
      // A choice that isn't there any more, since the test has changed, becomes the default.
      let index = choices[position] ?? 0
      return index < candidates.count ? index : 0
    case .uniform(var generator):
      let index = generator.number(below: candidates.count)
      self = .uniform(generator)
      return index
    case .priorities(var picker):
      let index = picker.pick(among: candidates.map(\.owner), at: position)
      self = .priorities(picker)
      return index
    case .depthFirst(var picker):
      let index = picker.pick(among: candidates, at: position)
      self = .depthFirst(picker)
      return index
    }
  }

  /// There is only one that could go on.
  mutating func pickOnly(_ candidate: ScheduleCandidate) {
    guard case .depthFirst(var picker) = self else { return }
    picker.pickOnly(candidate)
    self = .depthFirst(picker)
  }

  /// A step has been made.
  mutating func passed(_ step: ScheduleStep) {
    guard case .depthFirst(var picker) = self else { return }
    picker.passed(step)
    self = .depthFirst(picker)
  }

  /// Who needn't go on, since an earlier schedule has it.
  var sleepers: [ScheduleSleeper] {
    if case .depthFirst(let picker) = self { picker.sleepers } else { [] }
  }

  /// Whether an earlier schedule has all of the rest.
  var isRedundant: Bool {
    if case .depthFirst(let picker) = self { picker.isRedundant } else { false }
  }
}
