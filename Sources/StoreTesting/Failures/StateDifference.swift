internal import Differences

/// What differs between the expected and the actual state, as indented lines.
struct StateDifference: CustomStringConvertible {
  let description: String

  /// What differs between two values, or nil when that can't be told.
  static func text<Value>(expected: Value, actual: Value) -> String? {
    Difference(from: expected, to: actual) == nil
      ? nil : "\(Self(expected: expected, actual: actual))"
  }

  /// Compares what was expected with what is there.
  ///
  /// - Complexity: as of `Difference`, with a bound.
  init<Value>(expected: Value, actual: Value) {
    let text =
      Difference(from: expected, to: actual)?.description
      ?? "The states are unequal, and their == now says that they are equal."
    let lines = ["(- expected → + actual)"] + text.split(separator: "\n").map(String.init)
    description = lines.map { "    \($0)" }.joined(separator: "\n")
  }
}
