/// The text that stands for one schedule: its choices that aren't the default, by position.
///
/// `3:1,7:2` takes the second candidate at the fourth point and the third one at the eighth.
package struct ScheduleToken: Hashable, Sendable, CustomStringConvertible {
  private static let defaultText = "default"

  /// The index of the candidate, by position.
  package let choices: [Int: Int]

  package init(choices: [Int: Int]) {
    self.choices = choices.filter { $0.value != 0 }
  }

  package init(_ choices: [ScheduleChoice]) {
    var deviations: [Int: Int] = [:]
    for (position, choice) in choices.enumerated() { deviations[position] = choice.index }
    self.init(choices: deviations)
  }

  /// Reads a token; nil for a text that isn't one.
  package init?(_ text: String) {
    guard text != Self.defaultText else {
      self.init(choices: [:])
      return
    }
    var choices: [Int: Int] = [:]
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let numbers = part.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) }
      guard numbers.count == 2, let position = numbers[0], let index = numbers[1],
        position >= 0, index > 0, choices[position] == nil
      else { return nil }
      choices[position] = index
    }
    self.init(choices: choices)
  }

  package var description: String {
    guard !choices.isEmpty else { return Self.defaultText }
    return choices.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" }
      .joined(separator: ",")
  }
}
