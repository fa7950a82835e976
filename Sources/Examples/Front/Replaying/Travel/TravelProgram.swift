import Store
import StoreTracing

/// A recording on a screen: keys lead from step to step, and out into the live feature.
@MainActor
final class TravelProgram<State: Sendable, Action: Sendable>: ScreenProgram {
  typealias Step = Transition<State, Action>

  private let name: String
  private let replayed: ReplayedTrace<State, Action>
  private let player: TracePlayer<State, Action>
  private let redaction: Redaction
  private let report: (Step) -> String
  private let resume: (State) -> any ScreenProgram
  private var travel: TimeTravel
  /// What is told about the step that is shown, as long as it is.
  private var told: TravelStep?
  /// The lines of that, as long as they have so many columns.
  private var contents: (columns: Int, lines: [ScreenLine])?

  /// Whether the user has gone on from a step.
  private(set) var isLive = false

  /// Makes the program; it stands at the step that is asked for.
  ///
  /// `resume` makes what goes on live from a state.
  init(
    name: String,
    replayed: ReplayedTrace<State, Action>,
    player: TracePlayer<State, Action>,
    redaction: Redaction,
    report: @escaping (Step) -> String,
    resume: @escaping (State) -> any ScreenProgram
  ) {
    let replay = replayed.replay
    self.name = name
    self.replayed = replayed
    self.player = player
    self.redaction = redaction
    self.report = report
    self.resume = resume
    travel = TimeTravel(
      steps: replay.firstStep...replay.lastStep,
      at: replayed.until,
      divergence: replay.divergence?.step
    )
    player.jump(to: travel.step)
  }

  var smallest: ScreenSize { TravelPage.smallest }
  /// Nobody goes on live by a key without having seen from where.
  var takesKeysUnseen: Bool { false }
  var exitCode: ExitCode { .success }

  func begin(_ changed: @escaping () -> Void) { changed() }

  func end() {}

  func press(_ key: Key) -> ProgramAnswer {
    switch travel.press(key) {
    case .ignore: return .ignore
    case .redraw: return .redraw
    case .show(let step):
      player.jump(to: step)
      told = nil
      contents = nil
      return .redraw
    case .resume:
      isLive = true
      return .become(resume(player.store.state))
    case .leave: return .quit
    }
  }

  func draw(on canvas: Canvas) -> [ScreenLine] {
    let step = told ?? tell()
    told = step
    let lines = lines(of: step, columns: canvas.columns)
    travel.fit(lines: lines.count, room: TravelPage.room(on: canvas))
    return TravelPage(name: name, travel: travel, step: step).draw(lines, on: canvas)
  }

  private func lines(of step: TravelStep, columns: Int) -> [ScreenLine] {
    if let contents, contents.columns == columns { return contents.lines }
    let lines = TravelPage(name: name, travel: travel, step: step).contents(columns: columns)
    contents = (columns, lines)
    return lines
  }

  private func tell() -> TravelStep {
    let state = TracePayload(player.store.state, redaction: redaction)
    let divergence = replayed.replay.divergence
    let mistakes = divergence.map { $0.step == travel.step ? Self.lines($0.difference) : [] } ?? []
    guard let transition = replayed.transition(to: travel.step) else {
      return TravelStep(cause: nil, changes: [], mistakes: mistakes, state: state)
    }
    let old = TracePayload(transition.old, redaction: redaction)
    return TravelStep(
      cause: TravelStep.Cause(
        action: replayed.label(of: travel.step),
        origin: Self.text(transition.origin),
        report: report(transition)
      ),
      changes: Self.lines(JSONDifference.text(from: old, to: state)),
      mistakes: mistakes,
      state: state
    )
  }

  private static func text(_ origin: Step.Origin) -> String {
    switch origin {
    case .external: "from outside"
    case .effect(nil): "from an effect"
    case .effect(let name?): "from the effect '\(name)'"
    }
  }

  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n").map(String.init)
  }
}
