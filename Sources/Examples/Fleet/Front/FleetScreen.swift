import Store

/// The dashboard of the fleet on a terminal.
package struct FleetScreen: FrontScreen {
  package init() {}

  package static let keys = [KeyHint("Space", "start, stop"), KeyHint("q", "leave")]

  package mutating func press(_ key: Key, in state: Fleet.State) -> KeyAnswer<Fleet.Action> {
    switch key {
    case .character("q"), .escape: .quit
    case .character(" "), .enter: .send([state.phase == .running ? .stop : .start])
    default: .ignore
    }
  }

  package func draw(_ state: Fleet.State, on canvas: Canvas) -> [ScreenLine] {
    let (phase, style) = Self.phase(of: state)
    let title = ScreenLine("fleet", .title).adding("  \(phase)", style)
    let plan = state.plan
    let body =
      [
        ScreenLine(),
        bar("readings", state.total.count, of: plan.readings, canvas),
        bar("ended", state.endedDevices, of: plan.devices, canvas),
        ScreenLine(),
      ] + outcome(of: state) + map(of: state, canvas)
    return canvas.page(
      title,
      body: body,
      keys: [KeyHint("Space", state.phase == .running ? "stop" : "start"), KeyHint("q", "quit")]
    )
  }

  private static func phase(of state: Fleet.State) -> (String, TextStyle) {
    switch state.phase {
    case .ready: ("\(state.plan.devices) devices are ready", .dim)
    case .running: ("runs", .accent)
    case .stopped: ("stopped", .warning)
    case .ended: state.agrees == true ? ("ended", .good) : ("ended, and does not agree", .bad)
    }
  }

  private func bar(_ title: String, _ part: Int, of whole: Int, _ canvas: Canvas) -> ScreenLine {
    let blanks = String(repeating: " ", count: max(0, 10 - title.count))
    var line = ScreenLine("  \(title)\(blanks)", .dim)
    let share = whole == 0 ? 1 : Double(part) / Double(whole)
    for piece in canvas.bar(share, columns: min(30, max(8, canvas.columns - 36))).pieces {
      line.append(piece.text, piece.style)
    }
    return line.adding("  \(part) of \(whole)")
  }

  /// The sums and figures, once they are known.
  private func outcome(of state: Fleet.State) -> [ScreenLine] {
    guard let audit = state.audit else { return [] }
    let lines = FleetOutcome.sums(of: state) + (audit.figures.map(FleetOutcome.lines) ?? [])
    return lines.map { ScreenLine("  \($0)") } + [ScreenLine()]
  }

  /// A cell for each device, or for a few that are neighbours if there are too many.
  private func map(of state: Fleet.State, _ canvas: Canvas) -> [ScreenLine] {
    let columns = max(1, canvas.columns - 4)
    let cells = columns * max(1, canvas.rows - 9)
    let group = max(1, (state.devices.count + cells - 1) / cells)
    let shades = stride(from: 0, to: state.devices.count, by: group).map { first in
      let devices = state.devices[first..<min(first + group, state.devices.count)]
      let done = devices.reduce(0) { $0 + $1.readings.count }
      return Self.shade(done, of: state.plan.events * devices.count)
    }
    return stride(from: 0, to: shades.count, by: columns).map { first in
      ScreenLine("  ").adding(
        String(shades[first..<min(first + columns, shades.count)]),
        .accent
      )
    }
  }

  private static func shade(_ part: Int, of whole: Int) -> Character {
    let shades: [Character] = ["·", "░", "▒", "▓", "█"]
    guard part > 0, whole > 0 else { return shades[0] }
    return shades[min(4, 1 + part * 3 / whole)]
  }
}
