extension Front {
  /// Replays the trace that the command line names.
  @MainActor
  static func replay(
    _ file: String,
    _ line: FrontCommandLine<Self>,
    _ terminal: Terminal
  ) async -> ExitCode {
    let front = line.front
    let code = await ReplaySession(
      name: name,
      feature: front.feature(),
      live: front.feature(from:),
      screen: Screen.self,
      redaction: redaction,
      settings: line.settings,
      terminal: terminal,
      report: front.report,
      json: { $0.json(step: $1, redaction: redaction) },
      picture: { "\n" + picture(of: $0) },
      exitCode: front.exitCode
    ).run(file)
    await front.end()
    return code
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
