extension Front {
  /// Replays the trace that the command line names.
  @MainActor
  static func replay(
    _ file: String,
    _ line: FrontCommandLine<Self>,
    _ console: Console
  ) -> ExitCode {
    let front = line.front
    let printsJSON = line.settings.printsJSON
    return ReplaySession(
      name: name,
      feature: front.feature(),
      redaction: redaction,
      file: file,
      until: line.settings.until,
      console: console,
      line: { transition, step in
        guard !printsJSON else { return transition.json(step: step, redaction: redaction) }
        return "\(step): \(PlainText.line(front.report(transition)))"
      },
      picture: { printsJSON ? nil : "\n" + picture(of: $0) }
    ).run()
  }

  /// A state as its screen would show it at first, without the lines that are for keys.
  private static func picture(of state: State) -> String {
    let canvas = Canvas(size: ScreenSize(columns: 80, rows: 200))
    let lines = Screen().draw(state, on: canvas).dropLast(2).map { line in
      String(line.text.reversed().drop(while: \.isWhitespace).reversed())
    }
    let end = lines.lastIndex { !$0.isEmpty } ?? lines.startIndex
    return lines[...end].joined(separator: "\n")
  }
}
