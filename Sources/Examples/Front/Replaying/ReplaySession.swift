import Foundation
import Store
import StoreTracing

/// Runs a trace through a front's reducer and prints its states.
@MainActor
struct ReplaySession<F: Front> {
  private typealias Step = Transition<F.State, F.Action>

  /// The size of the picture of the last state, which is text and fits everywhere.
  private static var size: ScreenSize { ScreenSize(columns: 80, rows: 200) }

  let front: F
  let file: String
  let until: Int?
  let printsJSON: Bool
  let console: Console

  /// Prints the states; returns 65 if they are not the recorded ones.
  func run() -> ExitCode {
    do throws(TraceError) {
      let trace = try Trace(contentsOf: URL(fileURLWithPath: file))
      if trace.isTorn { console.note("The last line was torn and is left out.") }
      return replay(trace)
    } catch {
      console.complain("\(error)")
      guard case .damaged = error else { return .inputOrOutputFailed }
      return .malformedAnswer
    }
  }

  private func replay(_ trace: Trace) -> ExitCode {
    let name = trace.header.name
    guard name.isEmpty || name == F.name else {
      console.complain("this is a trace of \(UsageError.quoted(name)), not of '\(F.name)'")
      return .malformedAnswer
    }
    do throws(ReplayError) {
      let feature = front.feature()
      return show(try StoreTracing.replay(trace, redaction: F.redaction) { feature }, of: trace)
    } catch {
      console.complain("\(error)")
      return .malformedAnswer
    }
  }

  private func show(_ replay: Replay<F.State, F.Action>, of trace: Trace) -> ExitCode {
    let last = until ?? replay.lastStep
    guard (replay.firstStep...replay.lastStep).contains(last) else {
      console.complain("the trace has the steps \(replay.firstStep) to \(replay.lastStep)")
      return .usage
    }
    let origins = Self.origins(in: trace)
    var state = replay.state(at: replay.firstStep)
    for step in replay.firstStep..<last where console.failure == nil {
      let next = replay.state(at: step + 1)
      let action = replay.actions[step - replay.firstStep]
      let origin = origins[step - replay.firstStep]
      print(Step(action, from: state, to: next, origin: origin), step + 1)
      state = next
    }
    if !printsJSON { draw(state) }
    guard let divergence = replay.divergence, divergence.step <= last else { return .success }
    console.complain("\(divergence)")
    return .malformedAnswer
  }

  private func print(_ transition: Step, _ step: Int) {
    guard !printsJSON else {
      return console.print(transition.json(step: step, redaction: F.redaction))
    }
    console.print("\(step): \(PlainText.line(front.report(transition)))")
  }

  /// The last state as its screen would show it, without the lines that are for keys.
  private func draw(_ state: F.State) {
    let lines = F.Screen().draw(state, on: Canvas(size: Self.size)).map(\.text)
    let picture = lines.dropLast(2).map { line in
      String(line.reversed().drop(while: \.isWhitespace).reversed())
    }
    let end = picture.lastIndex { !$0.isEmpty } ?? picture.startIndex
    console.print("\n" + picture[...end].joined(separator: "\n"))
  }

  /// Who sent each action, effects with their names.
  private static func origins(in trace: Trace) -> [Step.Origin] {
    var names: [Int: String] = [:]
    var origins: [Step.Origin] = []
    for entry in trace.entries {
      switch entry.event {
      case .effectStarted(let effect): names[effect.number] = effect.name
      case .action(let action):
        switch action.origin {
        case .external: origins.append(.external)
        case .effect(let number): origins.append(.effect(number.flatMap { names[$0] }))
        }
      case .state, .effectEnded, .diagnostic, .closed: break
      }
    }
    return origins
  }
}
