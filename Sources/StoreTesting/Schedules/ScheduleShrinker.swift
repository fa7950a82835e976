/// Looks for few deviations from the default schedule with which a test still fails.
///
/// It takes ever smaller groups of deviations away and keeps what still fails, until no single one
/// can go. Source: A. Zeller, R. Hildebrandt, "Simplifying and Isolating Failure-Inducing Input",
/// IEEE TSE 28(2), 2002.
package struct ScheduleShrinker: Sendable {
  /// How many trials are made, at the most.
  static var mostTrials: Int { 400 }

  private(set) var shortest: [(position: Int, index: Int)]
  private var groupSize: Int
  private var start = 0
  private var trials = 0
  private var hasShrunk = false
  private let seed: UInt64?

  package init(_ token: ScheduleToken) {
    shortest = Self.list(token)
    seed = token.seed
    // The first trial takes all away.
    groupSize = max(1, shortest.count)
  }

  package var result: ScheduleToken {
    ScheduleToken(
      choices: Dictionary(uniqueKeysWithValues: shortest.map { ($0.position, $0.index) }),
      seed: seed
    )
  }

  /// Whether none of the deviations can be left out.
  package var isShort: Bool { trials < Self.mostTrials }

  /// The next schedule to try; nil when it is as short as it gets.
  package mutating func nextTrial() -> ScheduleToken? {
    guard !shortest.isEmpty, trials < Self.mostTrials else { return nil }
    if start >= shortest.count {
      if groupSize == 1, !hasShrunk { return nil }
      if groupSize > 1 { groupSize = (groupSize + 1) / 2 }
      groupSize = min(groupSize, shortest.count)
      (start, hasShrunk) = (0, false)
    }
    trials += 1
    var trial: [Int: Int] = [:]
    for (offset, choice) in shortest.enumerated() where !group.contains(offset) {
      trial[choice.position] = choice.index
    }
    return ScheduleToken(choices: trial, seed: seed)
  }

  /// The last trial has been run: whether it failed, and with which choices.
  package mutating func tried(_ token: ScheduleToken, hasFailed: Bool) {
    guard hasFailed else {
      start += groupSize
      return
    }
    let list = Self.list(token)
    // A deviation that had no place in this run counts for nothing: it is gone.
    hasShrunk = true
    shortest = list
  }

  private var group: Range<Int> { start..<min(start + groupSize, shortest.count) }

  private static func list(_ token: ScheduleToken) -> [(position: Int, index: Int)] {
    token.choices.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}
