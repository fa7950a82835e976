/// The values of the options that every front has.
package struct FrontSettings: Hashable, Sendable {
  package var printsJSON = false
  /// Where the trace is written.
  package var record: String?
  /// The trace to be replayed.
  package var replay: String?
  /// How many actions are replayed, if not all.
  package var until: Int?

  package init() {}

  /// Takes in one option.
  package mutating func set(_ option: FrontOption, _ value: String) throws(UsageError) {
    switch option {
    case .json: printsJSON = true
    case .record: record = value
    case .replay: replay = value
    case .until:
      guard let step = Int(value), step >= 0 else {
        throw UsageError("\(UsageError.quoted(value)) is no value for --until, which needs a step")
      }
      until = step
    }
  }

  /// Checks what doesn't go together.
  package func check(hasCommands: Bool) throws(UsageError) {
    if replay == nil {
      guard until == nil else { throw UsageError("--until works with --replay only") }
    } else {
      guard record == nil else { throw UsageError("--record or --replay, not both at once") }
      guard !hasCommands else { throw UsageError("a replay takes no commands") }
    }
  }
}
