internal import Differences

/// What differs between the expected and the actual state, as indented lines.
struct StateDifference: CustomStringConvertible {
  let description: String

  /// Compares what was expected with what is there.
  ///
  /// - Complexity: as of `Difference`, with a bound.
  init<Value>(expected: Value, actual: Value) {
    let text =
      Difference(from: expected, to: actual)?.description
      ?? "The states are unequal, and their == now says that they are equal."
    let lines = "(- expected → + actual)\n\(text)".split(separator: "\n")
    description = lines.map { "    " + $0 }.joined(separator: "\n")
  }
}
