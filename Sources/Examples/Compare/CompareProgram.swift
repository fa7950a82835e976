/// Both timelines on a terminal, for whoever goes through them by keys.
@MainActor
final class CompareProgram: ScreenProgram {
  private let report: CompareReport
  private var screen = CompareScreen()

  init(_ report: CompareReport) {
    self.report = report
  }

  var smallest: ScreenSize { CompareScreen.smallest }
  var takesKeysUnseen: Bool { false }
  var exitCode: ExitCode { report.exitCode }

  func begin(_ changed: @escaping () -> Void) { changed() }

  func press(_ key: Key) -> ProgramAnswer {
    switch screen.press(key, in: report) {
    case .ignore, .send: .ignore
    case .redraw: .redraw
    case .quit: .quit
    }
  }

  func draw(on canvas: Canvas) -> [ScreenLine] { screen.draw(report, on: canvas) }

  func end() {}
}
