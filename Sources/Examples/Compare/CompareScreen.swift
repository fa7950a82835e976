internal import StoreTracing

/// Both timelines side by side; keys go through the words of the script.
package struct CompareScreen: FrontScreen {
  private static let page = 10

  /// How many words have been done where the user stands.
  private var step = 0

  package init() {}

  package static let keys = [
    KeyHint("Up, Down, k, j", "one command back, one forth; so do Left, Right, h, l"),
    KeyHint("PageUp, PageDown", "\(page) commands back, \(page) forth"),
    KeyHint("Home, End", "before the first command, after the last"),
    KeyHint("d", "the first command during which they differ"),
    KeyHint("q", "leave"),
  ]

  package mutating func press(_ key: Key, in report: CompareReport) -> KeyAnswer<Never> {
    switch key {
    case .character("q"), .escape: .quit
    case .up, .left, .character("k"), .character("h"): show(step - 1, of: report)
    case .down, .right, .character("j"), .character("l"): show(step + 1, of: report)
    case .pageUp: show(step - Self.page, of: report)
    case .pageDown: show(step + Self.page, of: report)
    case .home: show(0, of: report)
    case .end: show(report.script.count, of: report)
    case .character("d"): show(Self.difference(in: report) ?? step, of: report)
    default: .ignore
    }
  }

  package func draw(_ report: CompareReport, on canvas: Canvas) -> [ScreenLine] {
    let columns = CompareColumns(canvas.columns)
    let rows = report.rows
    // Two rows are kept for what is shown at this step, and for how it all ends.
    var lines = Canvas(size: ScreenSize(columns: canvas.columns, rows: canvas.rows - 2)).page(
      ScreenLine(
        columns.row("compare", CompareColumns.titles.store, CompareColumns.titles.pipeline),
        .title
      ),
      body: rows.map { line($0, columns) },
      focus: rows.lastIndex { $0.step == step },
      keys: hints(report)
    )
    lines.insert(
      contentsOf: [shown(in: rows, of: report, columns), verdict(report, canvas)],
      at: lines.count - 1
    )
    return lines
  }

  private mutating func show(_ target: Int, of report: CompareReport) -> KeyAnswer<Never> {
    let target = min(max(target, 0), report.script.count)
    guard target != step else { return .ignore }
    step = target
    return .redraw
  }

  /// The first word during which something has come up that differs.
  private static func difference(in report: CompareReport) -> Int? {
    report.rows.first { $0.store?.isDifferent == true || $0.pipeline?.isDifferent == true }?.step
  }

  /// A row of the table; what comes later is dim.
  private func line(_ row: CompareRow, _ columns: CompareColumns) -> ScreenLine {
    let cells = columns.cells(row.word, row.store?.text ?? "", row.pipeline?.text ?? "")
    let usual: TextStyle = row.step > step ? .dim : .plain
    return ScreenLine(cells[0], row.step == step ? .selected : usual)
      .adding(" ")
      .adding(cells[1], row.store?.isDifferent == true ? .bad : usual)
      .adding(" ")
      .adding(cells[2], row.pipeline?.isDifferent == true ? .bad : usual)
  }

  /// What both show where the user stands.
  private func shown(
    in rows: [CompareRow],
    of report: CompareReport,
    _ columns: CompareColumns
  ) -> ScreenLine {
    let past = rows.prefix { $0.step <= step }
    return ScreenLine(
      columns.row(
        "\(step) of \(report.script.count)",
        past.last { $0.store != nil }?.store?.text ?? "",
        past.last { $0.pipeline != nil }?.pipeline?.text ?? ""
      ),
      .accent
    )
  }

  private func verdict(_ report: CompareReport, _ canvas: Canvas) -> ScreenLine {
    ScreenLine(
      TextWidth.fitted(report.verdict, columns: canvas.columns),
      report.isSame ? .good : .bad
    )
  }

  private func hints(_ report: CompareReport) -> [KeyHint] {
    [KeyHint("↑ ↓", "step")] + (report.isSame ? [] : [KeyHint("d", "difference")])
      + [KeyHint("q", "quit"), KeyHint("Home End", "ends"), KeyHint("PgUp PgDn", "ten")]
  }
}
