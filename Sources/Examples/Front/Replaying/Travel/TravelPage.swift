internal import StoreTracing

/// How a step of a recording looks on a terminal.
package struct TravelPage: Hashable, Sendable {
  package static let smallest = ScreenSize(columns: 40, rows: 12)

  /// The example.
  private let name: String
  private let travel: TimeTravel
  private let step: TravelStep

  package init(name: String, travel: TimeTravel, step: TravelStep) {
    self.name = name
    self.travel = travel
    self.step = step
  }

  /// The lines of the screen; `contents` are those below the action, scrolled as far as wanted.
  package func draw(_ contents: [ScreenLine], on canvas: Canvas) -> [ScreenLine] {
    let room = Self.room(on: canvas)
    var seen = Array(contents.dropFirst(travel.offset).prefix(room))
    if contents.count > room, !seen.isEmpty {
      let hidden = contents.count - travel.offset - room
      seen.append(ScreenLine(hidden > 0 ? "… \(hidden) more, Down shows them" : "", .dim))
    }
    return canvas.page(title, body: [track(canvas)] + cause + seen, keys: keys)
  }

  /// How many lines there is room for below the action; the last row of the body says what is hidden.
  package static func room(on canvas: Canvas) -> Int { max(canvas.rows - 9, 1) }

  /// What is told below the action: what differs, and the state.
  package func contents(columns: Int) -> [ScreenLine] {
    var lines: [ScreenLine] = []
    if !step.mistakes.isEmpty {
      lines.append(ScreenLine("differs from the recording, recorded → replayed", .bad))
      lines += step.mistakes.map { ScreenLine("  " + $0, .bad) }
      lines.append(ScreenLine())
    }
    if step.cause != nil {
      lines.append(ScreenLine(step.changes.isEmpty ? "changes nothing" : "changes", .title))
      lines += step.changes.map { ScreenLine("  " + $0, .good) }
      lines.append(ScreenLine())
    }
    lines.append(ScreenLine("state", .title))
    lines += stateLines(columns: columns - 2).map { ScreenLine("  " + $0) }
    return lines
  }

  private func stateLines(columns: Int) -> [String] {
    switch step.state {
    case .value(let value):
      JSONLayout.lines(value, columns: columns)
    case .text(let text):
      text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
  }

  private var title: ScreenLine {
    let title = ScreenLine(name, .title)
      .adding("  step \(travel.step) of \(travel.steps.upperBound)")
    guard let divergence = travel.divergence else { return title }
    let text = travel.step < divergence ? "differs at step" : "differs since step"
    return title.adding("  \(text) \(divergence)", .bad)
  }

  /// A line from the first step to the last, with marks where this one is and where it goes wrong.
  private func track(_ canvas: Canvas) -> ScreenLine {
    let here = column(of: travel.step, canvas)
    let wrong = travel.divergence.map { column(of: $0, canvas) }
    var line = ScreenLine()
    for column in 0..<canvas.columns {
      if column == here {
        line.append("●", wrong == here ? .bad : .title)
      } else if column == wrong {
        line.append("×", .bad)
      } else {
        line.append(column < here ? "═" : "─", column < here ? .accent : .dim)
      }
    }
    return line
  }

  private func column(of step: Int, _ canvas: Canvas) -> Int {
    let count = travel.steps.upperBound - travel.steps.lowerBound
    guard count > 0 else { return 0 }
    return (step - travel.steps.lowerBound) * (canvas.columns - 1) / count
  }

  private var cause: [ScreenLine] {
    guard let cause = step.cause else {
      return [ScreenLine("the recorded state, before any of these actions", .dim), "", ""]
    }
    return [
      ScreenLine(cause.report, .title),
      ScreenLine(cause.action, .accent).adding("  \(cause.origin)", .dim),
      "",
    ]
  }

  private var keys: [KeyHint] {
    if let target = travel.target {
      return [KeyHint("Enter", "go to step \(target)"), KeyHint("Esc", "don't")]
    }
    var keys = [KeyHint("← →", "step"), KeyHint("0-9", "jump"), KeyHint("r", "go on live")]
    if travel.divergence != nil { keys.append(KeyHint("d", "difference")) }
    keys += [KeyHint("q", "quit"), KeyHint("PgUp PgDn", "ten"), KeyHint("↑ ↓", "scroll")]
    return keys
  }
}
