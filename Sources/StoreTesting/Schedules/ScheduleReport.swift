/// What a test's author is told about a failing schedule.
struct ScheduleReport: CustomStringConvertible {
  /// How short the list of choices is.
  enum Length {
    /// None of them can be left out.
    case shortened
    /// There were too many to find out.
    case tooLong
    /// It is what was asked for.
    case asked
    /// It is as it was found.
    case unknown
  }

  private static var mostEvents: Int { 200 }

  let description: String

  /// - Parameters:
  ///   - introduction: which schedule it is.
  ///   - token: what replays it.
  ///   - run: the record of it.
  ///   - length: how short it is.
  init(_ introduction: String, token: ScheduleToken, run: ScheduleRun, length: Length) {
    let taken = ScheduleToken(run.choices)
    let shortness =
      switch length {
      case .shortened: "As short as it gets, "
      case .tooLong: "Shortened as far as \(ScheduleShrinker.mostTrials) trials went, "
      case .unknown: "Not shortened, "
      case .asked: "In it, "
      }
    var lines = ["\(introduction) \(shortness)\(Self.count(taken, of: run.choices.count))."]
    let missing = ScheduleToken(choices: token.choices.filter { taken.choices[$0.key] != $0.value })
    if !missing.choices.isEmpty {
      lines.append("The test has changed since: it has no place for \(missing).")
    }
    lines.append("Replay it alone, with STORE_SCHEDULE=\(token) in the environment.")
    lines.append("The interleaving:")
    description = (lines + Self.numbered(run.events)).joined(separator: "\n")
  }

  private static func count(_ taken: ScheduleToken, of points: Int) -> String {
    let deviations = taken.choices.count
    return deviations == 0
      ? "all \(points) choices are the default"
      : "\(deviations) of \(points) choices \(deviations == 1 ? "is" : "are") not the default"
  }

  /// The beginning and the end, where the failure is.
  private static func numbered(_ events: [String]) -> [String] {
    let width = "\(events.count)".count
    let lines = events.enumerated().map { index, event in
      let number = "\(index + 1)"
      return String(repeating: " ", count: 2 + width - number.count) + number + "  " + event
    }
    guard lines.count > mostEvents else { return lines }
    let half = mostEvents / 2
    return lines.prefix(half) + ["  … \(lines.count - mostEvents) lines are left out"]
      + lines.suffix(half)
  }
}
