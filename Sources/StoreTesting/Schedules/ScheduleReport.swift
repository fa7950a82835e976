/// What a test's author is told about a failing schedule.
struct ScheduleReport: CustomStringConvertible {
  private static var mostEvents: Int { 200 }

  let description: String

  /// - Parameters:
  ///   - introduction: which schedule it is.
  ///   - token: what replays it.
  ///   - run: the record of it.
  ///   - isShort: whether it has been shortened as far as it goes.
  init(_ introduction: String, token: ScheduleToken, run: ScheduleRun, isShort: Bool = true) {
    let deviations = token.choices.count
    let points = run.choices.count
    let count =
      deviations == 0
      ? "all \(points) choices are the default"
      : "\(deviations) of \(points) choices \(deviations == 1 ? "is" : "are") not the default"
    var lines = [
      introduction + (isShort ? " As short as it gets, " : " Not shortened, ") + count + ".",
      "Replay it alone, with STORE_SCHEDULE=\(token) in the environment.",
      "The interleaving:",
    ]
    let events = run.events
    let width = "\(min(events.count, Self.mostEvents))".count
    for (index, event) in events.prefix(Self.mostEvents).enumerated() {
      let number = "\(index + 1)"
      let indent = String(repeating: " ", count: 2 + width - number.count)
      lines.append(indent + number + "  " + event)
    }
    if events.count > Self.mostEvents {
      lines.append("  … and \(events.count - Self.mostEvents) more")
    }
    description = lines.joined(separator: "\n")
  }
}
