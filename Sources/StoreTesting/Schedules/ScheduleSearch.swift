/// Decides which schedule of a test is run next.
///
/// A value: the host runs the test under the schedule of a step, says what came of it, and gets the
/// next step.
package struct ScheduleSearch: Sendable {
  package enum Step: Sendable {
    /// Run the test with this picker.
    case run(SchedulePicker, seed: UInt64?)
    /// No schedule has failed.
    case pass
    /// This one has, and none of its choices can be left out, if there was the time to find out.
    case fail(ScheduleToken, isShort: Bool)
  }

  private enum Phase: Sendable {
    case begin
    case explore
    case shrink(ScheduleShrinker, trial: ScheduleToken)
  }

  private let schedules: Schedules
  private var phase = Phase.begin
  /// How many choices the longest run had.
  private var length: Int?
  private var lastSeed: UInt64 = 0
  /// What a test may draw its input with: the same while its schedule is made shorter.
  private var seed: UInt64? {
    if case .exhaustive = schedules { nil } else { lastSeed }
  }

  private var tree = ScheduleTree()

  /// How many runs have been made, without those that shorten a failing schedule.
  package private(set) var runs = 0
  /// How many of them were schedules that no other one stands for.
  package private(set) var count = 0
  /// Whether the limit of an exhaustive search has left schedules out.
  package private(set) var isCut = false

  package init(_ schedules: Schedules) {
    self.schedules = schedules
  }

  /// The first step.
  package mutating func begin() -> Step {
    phase = .explore
    switch schedules {
    case .seed(let seed): return step(seed: seed)
    case .random: return step(seed: 1)
    case .exhaustive: return .run(.depthFirst(DepthFirstPicker()), seed: nil)
    }
  }

  /// What is next, after a run with these choices.
  ///
  /// - Parameters:
  ///   - choices: the choices.
  ///   - hasFailed: whether the test failed.
  ///   - isRedundant: whether an earlier schedule has come to the same.
  /// - Returns: the next step.
  package mutating func next(
    after choices: [ScheduleChoice],
    hasFailed: Bool,
    isRedundant: Bool = false
  ) -> Step {
    switch phase {
    case .begin, .explore:
      runs += 1
      if !isRedundant || hasFailed { count += 1 }
      length = max(length ?? 2, choices.count)
      return hasFailed
        ? shorten(ScheduleShrinker(ScheduleToken(choices, seed: seed))) : explore(choices)
    case .shrink(var shrinker, let trial):
      // What the run really chose, without what had no place in it.
      let token = hasFailed ? ScheduleToken(choices, seed: seed) : trial
      shrinker.tried(token, hasFailed: hasFailed)
      return shorten(shrinker)
    }
  }

  private mutating func shorten(_ shrinker: ScheduleShrinker) -> Step {
    var shrinker = shrinker
    guard let trial = shrinker.nextTrial() else {
      return .fail(shrinker.result, isShort: shrinker.isShort)
    }
    phase = .shrink(shrinker, trial: trial)
    return .run(.replay(trial.choices), seed: trial.seed)
  }

  private mutating func explore(_ choices: [ScheduleChoice]) -> Step {
    switch schedules {
    case .seed:
      return .pass
    case .random(let most):
      return runs < most ? step(seed: lastSeed + 1) : .pass
    case .exhaustive(let limit):
      guard let picker = tree.next(after: choices) else { return .pass }
      guard runs < limit else {
        isCut = true
        return .pass
      }
      return .run(.depthFirst(picker), seed: nil)
    }
  }

  private mutating func step(seed: UInt64) -> Step {
    lastSeed = seed
    return .run(
      SchedulePicker(seed: seed, length: length ?? SchedulePicker.usualLength),
      seed: seed
    )
  }
}
