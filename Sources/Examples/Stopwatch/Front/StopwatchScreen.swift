import Store

/// The stopwatch on a terminal.
package struct StopwatchScreen: FrontScreen {
  /// How far the list of laps is scrolled.
  private var offset = 0

  package init() {}

  package static let keys = [
    KeyHint("Space", "start, stop, go on"), KeyHint("l, Enter", "end a lap"),
    KeyHint("r", "reset"), KeyHint("Up, Down", "go through the laps"), KeyHint("q", "leave"),
  ]

  package mutating func press(
    _ key: Key,
    in state: Stopwatch.State
  ) -> KeyAnswer<Stopwatch.Action> {
    switch key {
    case .character("q"), .escape: return .quit
    case .character(" "): return .send([state.isRunning ? .stop : .start])
    case .character("l"), .enter:
      offset = 0
      return .send([.lap])
    case .character("r"):
      offset = 0
      return .send([.reset])
    case .up, .character("k"): return scroll(by: -1, state)
    case .down, .character("j"): return scroll(by: 1, state)
    default: return .ignore
    }
  }

  private mutating func scroll(
    by distance: Int,
    _ state: Stopwatch.State
  ) -> KeyAnswer<Stopwatch.Action> {
    offset = max(0, min(offset + distance, state.laps.count - 1))
    return .redraw
  }

  package func draw(_ state: Stopwatch.State, on canvas: Canvas) -> [ScreenLine] {
    let title = ScreenLine("stopwatch", .title)
      .adding(state.isRunning ? "  runs" : "  stopped", state.isRunning ? .good : .dim)
    var time = ScreenLine("  ").adding(StopwatchText.time(state.elapsed), .title)
    if !state.laps.isEmpty {
      time.append("  lap \(state.laps.count + 1)  ", .dim)
      time.append(StopwatchText.time(state.currentLap), .accent)
    }
    let longest = state.laps.map(\.duration).max() ?? .zero
    let laps = state.laps.reversed().map { line(of: $0, state, longest, canvas) }
    return canvas.page(
      title,
      body: [ScreenLine(), time, ScreenLine()] + laps.dropFirst(offset),
      keys: [
        KeyHint("Space", state.isRunning ? "stop" : "start"), KeyHint("l", "lap"),
        KeyHint("r", "reset"), KeyHint("q", "quit"), KeyHint("↑ ↓", "laps"),
      ]
    )
  }

  private func line(
    of lap: StopwatchLap,
    _ state: Stopwatch.State,
    _ longest: Duration,
    _ canvas: Canvas
  ) -> ScreenLine {
    let number = String(lap.id)
    let blanks = String(repeating: " ", count: max(0, 5 - number.count))
    var line = ScreenLine("\(blanks)\(number)  ", .dim).adding(StopwatchText.time(lap.duration))
    let (mark, style) = Self.mark(of: lap, state)
    line.append("  \(mark)", style)
    let room = canvas.columns - line.columns - 4
    guard room >= 8, longest > .zero else { return line }
    for piece in canvas.bar(lap.duration / longest, columns: min(room, 40), style).pieces {
      line.append(piece.text, piece.style)
    }
    return line
  }

  private static func mark(
    of lap: StopwatchLap,
    _ state: Stopwatch.State
  ) -> (String, TextStyle) {
    if lap.id == state.bestLap?.id { return ("best   ", .good) }
    if lap.id == state.worstLap?.id { return ("worst  ", .bad) }
    return ("       ", .accent)
  }
}
