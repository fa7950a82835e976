/// The timeline as text for a terminal: a lane for each effect, below the actions.
///
/// ```
///                     0 s        0.5 s       1 s
/// actions             ●──●───────────●─────2
/// random number #1    ├──✕                        cancelled
/// random number #2       ├───────────●┤           finished
/// ```
///
/// A digit stands for so many actions in one column. What an effect has sent is a mark in its lane.
public struct TimelineText: Sendable {
  /// The characters that lanes are drawn with.
  public struct Style: Hashable, Sendable {
    /// Lines and circles.
    public static let unicode = Style(
      mark: "●",
      line: "─",
      start: "├",
      finished: "┤",
      cancelled: "✕",
      running: "▶",
      idle: "─",
      ellipsis: "…"
    )
    /// ASCII alone, for terminals that show nothing else.
    public static let ascii = Style(
      mark: "o",
      line: "-",
      start: "|",
      finished: "|",
      cancelled: "x",
      running: ">",
      idle: ".",
      ellipsis: "~"
    )

    let mark, line, start, finished, cancelled, running, idle, ellipsis: Character
  }

  private let timeline: Timeline
  private let style: Style
  private let titleColumns: Int
  private let chartColumns: Int

  /// Lays the timeline out.
  ///
  /// - Parameters:
  ///   - timeline: what to show.
  ///   - columns: how wide the text may be, at least 40.
  ///   - style: the characters to draw with.
  public init(_ timeline: Timeline, columns: Int = 100, style: Style = .unicode) {
    self.timeline = timeline
    self.style = style
    let columns = max(columns, 40)
    let widest = timeline.lanes.map { TextWidth.columns(of: Self.title($0)) }.max() ?? 0
    titleColumns = min(max(widest, 7), columns / 3)
    chartColumns = columns - titleColumns - 2 - 11
  }

  /// All lines: the chart, then the actions, then what was ignored.
  public var lines: [String] {
    [summary, axis, actions] + timeline.lanes.indices.map(lane) + [""]
      + timeline.marks.map(describe) + timeline.notes.map(describe)
  }

  /// All lines as one text, without a line feed at the end.
  public var text: String { lines.joined(separator: "\n") }

  // MARK: - The chart

  private var summary: String {
    let counts =
      "\(Self.count(timeline.marks.count, "action")), \(Self.count(timeline.lanes.count, "effect")), "
      + time(timeline.duration)
    return fitted(
      timeline.name.isEmpty ? counts : "\(TraceLabel.line(timeline.name)): \(counts)",
      titleColumns + chartColumns + 13
    )
  }

  private var axis: String {
    var chart = ""
    for quarter in 0..<4 {
      let column = (chartColumns - 1) * quarter / 4
      let label = time(timeline.duration / 4 * quarter)
      guard chart.count <= column, column + label.count <= chartColumns else { continue }
      chart += String(repeating: " ", count: column - chart.count) + label + " "
    }
    return row("", chart)
  }

  private var actions: String {
    var counts = Array(repeating: 0, count: chartColumns)
    for mark in timeline.marks { counts[column(of: mark.time)] += 1 }
    return row("actions", String(counts.map(character)))
  }

  private func character(for count: Int) -> Character {
    switch count {
    case 0: style.idle
    case 1: style.mark
    case 2...9: Character(String(count))
    default: "+"
    }
  }

  private func lane(_ index: Int) -> String {
    let lane = timeline.lanes[index]
    let start = column(of: lane.start)
    let end = column(of: lane.end ?? timeline.duration)
    var cells = Array(repeating: " " as Character, count: chartColumns)
    for column in start...max(start, end) { cells[column] = style.line }
    for mark in timeline.marks where mark.lane == index {
      cells[column(of: mark.time)] = style.mark
    }
    if cells[start] == style.line { cells[start] = style.start }
    let last = max(start, end)
    let ending: (mark: Character, text: String) =
      switch lane.how {
      case .finished?: (style.finished, "finished")
      case .cancelled?: (style.cancelled, "cancelled")
      case nil: (style.running, "runs")
      }
    // What has been sent shows where it ends; a cancellation has to be seen itself.
    if cells[last] != style.mark || lane.how == .cancelled { cells[last] = ending.mark }
    return row(Self.title(lane), String(cells), ending.text)
  }

  private func row(_ title: String, _ chart: String, _ end: String = "") -> String {
    let title = padded(title, titleColumns)
    let line = title + "  " + TextWidth.padded(chart, columns: chartColumns) + "  " + end
    return String(line.reversed().drop { $0 == " " }.reversed())
  }

  private func column(of time: Duration) -> Int {
    guard timeline.duration > .zero else { return 0 }
    let share = max(0, min(1, time / timeline.duration))
    return Int(share * Double(chartColumns - 1))
  }

  // MARK: - The actions

  private func describe(_ mark: TimelineMark) -> String {
    let origin =
      mark.lane.map { " (\(Self.title(timeline.lanes[$0])))" }
      ?? (mark.isFromEffect ? " (effect)" : "")
    return describe(String(mark.step), mark.time, mark.label + origin)
  }

  private func describe(_ note: TimelineNote) -> String {
    describe("!", note.time, TraceLabel.line(note.text))
  }

  private func describe(_ step: String, _ time: Duration, _ text: String) -> String {
    let time = self.time(time)
    let start =
      String(repeating: " ", count: max(0, 5 - step.count)) + step
      + String(repeating: " ", count: max(1, 11 - time.count)) + time + "  "
    return start + fitted(text, titleColumns + chartColumns + 13 - start.count)
  }

  private func fitted(_ text: String, _ columns: Int) -> String {
    let text = TextWidth.fitted(text, columns: columns)
    return text.last == "…" ? String(text.dropLast()) + String(style.ellipsis) : text
  }

  private func padded(_ text: String, _ columns: Int) -> String {
    TextWidth.padded(fitted(text, columns), columns: columns)
  }

  private static func title(_ lane: TimelineLane) -> String {
    "\(TraceLabel.line(lane.title)) #\(lane.number)"
  }

  private static func count(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }

  private func time(_ time: Duration) -> String {
    let text = Self.time(time)
    return style == .ascii ? text.replacing("µ", with: "u") : text
  }

  /// A time with three digits behind the point, in seconds, milliseconds or microseconds.
  static func time(_ time: Duration) -> String {
    guard time != .zero else { return "0 s" }
    let (unit, name): (Duration, String) =
      if time >= .seconds(1) { (.seconds(1), "s") } else if time >= .milliseconds(1) {
        (.milliseconds(1), "ms")
      } else { (.microseconds(1), "µs") }
    let thousandths = Int(time / unit * 1000)
    let fraction = String(thousandths % 1000 + 1000).dropFirst()
    let digits = fraction.reversed().drop { $0 == "0" }.reversed()
    return "\(thousandths / 1000)\(digits.isEmpty ? "" : ".")\(String(digits)) \(name)"
  }
}
