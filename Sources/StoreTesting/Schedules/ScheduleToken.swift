/// The text that stands for one schedule: its choices that aren't the default, by position.
///
/// `3:1,7:2` takes the second candidate at the fourth point and the third one at the eighth. Behind `@` is
/// the seed that the test may have drawn its input with.
package struct ScheduleToken: Hashable, Sendable, CustomStringConvertible {
  private static let defaultText = "default"

  /// The index of the candidate, by position.
  package let choices: [Int: Int]
  /// What ``ScheduleSeed/current`` is.
  package let seed: UInt64?

  package init(choices: [Int: Int], seed: UInt64? = nil) {
    self.choices = choices.filter { $0.value != 0 }
    self.seed = seed
  }

  package init(_ choices: [ScheduleChoice], seed: UInt64? = nil) {
    var deviations: [Int: Int] = [:]
    for (position, choice) in choices.enumerated() { deviations[position] = choice.index }
    self.init(choices: deviations, seed: seed)
  }

  /// Reads a token; nil for a text that isn't one.
  package init?(_ text: String) {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    let seed = parts.count == 2 ? UInt64(parts[1]) : nil
    guard parts.count == 1 || parts.count == 2 && seed != nil else { return nil }
    guard parts[0] != Self.defaultText else {
      self.init(choices: [:], seed: seed)
      return
    }
    var choices: [Int: Int] = [:]
    for part in parts[0].split(separator: ",", omittingEmptySubsequences: false) {
      let numbers = part.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) }
      guard numbers.count == 2, let position = numbers[0], let index = numbers[1],
        position >= 0, index > 0, choices[position] == nil
      else { return nil }
      choices[position] = index
    }
    self.init(choices: choices, seed: seed)
  }

  package var description: String {
    let list = choices.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" }
      .joined(separator: ",")
    return (list.isEmpty ? Self.defaultText : list) + (seed.map { "@\($0)" } ?? "")
  }
}
