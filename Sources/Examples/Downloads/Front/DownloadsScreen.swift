import Store

/// The list of files on a terminal.
package struct DownloadsScreen: FrontScreen {
  /// The file that the keys are for; another one is if it isn't there any more.
  private var selection: Download.ID?
  /// The address that is being typed.
  private var draft: String?

  package init() {}

  package static let keys = [
    KeyHint("s", "fetch all files"), KeyHint("Up, Down", "select"),
    KeyHint("Space", "fetch a file, stop it for a while, let it go on"),
    KeyHint("x", "cancel it"), KeyHint("r", "fetch it once more"),
    KeyHint("d", "take it out of the list"), KeyHint("a", "add a file"),
    KeyHint("p, P", "stop all for a while, let all go on"), KeyHint("X", "cancel all"),
    KeyHint("c", "clear what is complete"), KeyHint("q", "leave"),
  ]

  package mutating func press(
    _ key: Key,
    in state: Downloads.State
  ) -> KeyAnswer<Downloads.Action> {
    if let draft { return type(key, draft) }
    let index = index(in: state.rows)
    switch key {
    case .character("q"): return .quit
    case .character("a"):
      draft = ""
      return .redraw
    case .character("s"): return .send([.all(.start)])
    case .character("p"): return .send([.all(.pause)])
    case .character("P"): return .send([.all(.resume)])
    case .character("X"): return .send([.all(.cancel)])
    case .character("c"): return .send([.clearFinished])
    case .up, .character("k"): return select((index ?? 1) - 1, state.rows)
    case .down, .character("j"): return select((index ?? -1) + 1, state.rows)
    case .home, .pageUp: return select(0, state.rows)
    case .end, .pageDown: return select(state.rows.count - 1, state.rows)
    default: break
    }
    guard let index else { return .ignore }
    return pressOnRow(key, index, state.rows)
  }

  private mutating func type(_ key: Key, _ text: String) -> KeyAnswer<Downloads.Action> {
    switch key {
    case .escape:
      draft = nil
      return .redraw
    case .enter:
      draft = nil
      return text.isEmpty ? .redraw : .send([.add(text)])
    default:
      guard let text = TextEntry.edited(text, by: key) else { return .ignore }
      draft = text
      return .redraw
    }
  }

  private mutating func select(
    _ index: Int,
    _ rows: IdentifiedArrayOf<Download>
  ) -> KeyAnswer<Downloads.Action> {
    guard !rows.isEmpty else { return .ignore }
    selection = rows[min(max(index, 0), rows.count - 1)].id
    return .redraw
  }

  private mutating func pressOnRow(
    _ key: Key,
    _ index: Int,
    _ rows: IdentifiedArrayOf<Download>
  ) -> KeyAnswer<Downloads.Action> {
    let row = rows[index]
    selection = row.id
    switch key {
    case .character(" "), .enter: return .send([.row(row.id, Self.next(row.phase).action)])
    case .character("x"): return .send([.row(row.id, .cancel)])
    case .character("r"): return .send([.row(row.id, .retry)])
    case .character("d"), .delete:
      let neighbour = index + 1 < rows.count ? index + 1 : index - 1
      selection = neighbour >= 0 ? rows[neighbour].id : nil
      return .send([.remove(row.id)])
    default: return .ignore
    }
  }

  /// What the key for everything does to a file.
  private static func next(_ phase: DownloadPhase) -> Downloads.Command {
    switch phase {
    case .idle: .start
    case .waiting, .running, .backingOff: .pause
    case .paused: .resume
    case .failed, .cancelled, .cancelling, .finishing, .finished: .retry
    }
  }

  private func index(in rows: IdentifiedArrayOf<Download>) -> Int? {
    guard !rows.isEmpty else { return nil }
    return selection.flatMap { rows.index(id: $0) } ?? 0
  }
}

extension DownloadsScreen {
  private static let hints = [
    KeyHint("s", "start all"), KeyHint("Space", "pause/resume"), KeyHint("q", "quit"),
    KeyHint("x", "cancel"), KeyHint("r", "retry"), KeyHint("a", "add"), KeyHint("d", "remove"),
    KeyHint("p P", "all"), KeyHint("c", "clear"),
  ]

  package func draw(_ state: Downloads.State, on canvas: Canvas) -> [ScreenLine] {
    let finished = state.rows.count { $0.phase.isFinished }
    let failed = state.rows.count { $0.phase.failure != nil }
    var title = ScreenLine("downloads", .title)
    title.append("  \(finished) of \(state.rows.count) complete", .dim)
    if failed > 0 { title.append("  \(failed) failed", .bad) }
    let selected = index(in: state.rows)
    var body = state.rows.enumerated().map { index, row in
      Self.line(of: row, isSelected: index == selected, canvas)
    }
    if body.isEmpty { body = [ScreenLine("  nothing here", .dim)] }
    guard let draft else {
      return canvas.page(title, body: body, focus: selected, keys: Self.hints)
    }
    body.insert(canvas.field("url: ", draft), at: 0)
    return canvas.page(
      title,
      body: body,
      keys: [KeyHint("Enter", "add"), KeyHint("Esc", "cancel")]
    )
  }

  /// Number, name, bar and phase; the bar takes a quarter of the screen, the name as much.
  private static func line(of row: Download, isSelected: Bool, _ canvas: Canvas) -> ScreenLine {
    let quarter = max(8, canvas.columns / 4)
    let title = String(DownloadsReport.title(row).prefix(quarter))
    let mark = isSelected ? "▸ " : "  "
    var line = ScreenLine(mark, .accent).adding(title, isSelected ? .title : .plain)
    line.append(String(repeating: " ", count: max(1, quarter + 3 - line.columns)))
    let style = style(of: row.phase)
    for piece in canvas.bar(part(of: row), columns: quarter, style).pieces {
      line.append(piece.text, piece.style)
    }
    return line.adding(percent(of: row), .dim).adding(" \(DownloadsReport.phase(row))", style)
  }

  private static func part(of row: Download) -> Double {
    row.phase.isFinished ? 1 : row.progress.fraction ?? 0
  }

  private static func percent(of row: Download) -> String {
    let text = "\(Int((part(of: row) * 100).rounded(.down)))%"
    return String(repeating: " ", count: max(0, 5 - text.count)) + text
  }

  private static func style(of phase: DownloadPhase) -> TextStyle {
    switch phase {
    case .finished: .good
    case .failed: .bad
    case .backingOff, .paused: .warning
    case .running, .finishing: .accent
    case .idle, .waiting, .cancelling, .cancelled: .dim
    }
  }
}
