import Foundation
import Store
import StoreTracing

/// Runs a trace through a reducer again and shows its states: line by line, or on a screen with keys
/// that lead from one to another.
@MainActor
struct ReplaySession<Feature: Reducer, Screen: FrontScreen<Feature.State, Feature.Action>>
where Feature.State: Codable & Sendable, Feature.Action: Codable & Sendable {
  typealias Step = Transition<Feature.State, Feature.Action>

  /// The example whose traces these are.
  let name: String
  let feature: Feature
  /// The feature that goes on live from a state, and what it is shown on then.
  let live: (Feature.State) -> Feature
  let screen: Screen.Type
  var redaction = Redaction.none
  let settings: FrontSettings
  let terminal: Terminal
  /// One transition as text, and as JSON.
  let report: (Step) -> String
  let json: (Step, _ step: Int) -> String
  /// The last state as it is printed, if it is.
  let picture: (Feature.State) -> String?
  /// How the program ends if the user has gone on live, and leaves it in a state.
  let exitCode: (Feature.State) -> ExitCode

  private var console: Console { terminal.console }

  /// Shows the states of a file; returns 65 if they are not the recorded ones.
  ///
  /// **Cancellation:** puts the terminal back and returns at once.
  func run(_ file: String) async -> ExitCode {
    do throws(ReplayRefusal) {
      let replayed = try replay(read(file))
      guard let traits = terminal.screen, !settings.printsJSON else { return print(replayed) }
      return await travel(replayed, traits)
    } catch {
      console.complain(error.message)
      return error.code
    }
  }

  private func read(_ file: String) throws(ReplayRefusal) -> Trace {
    let trace: Trace
    do throws(TraceError) {
      trace = try Trace(contentsOf: URL(fileURLWithPath: file))
    } catch {
      guard case .damaged = error else {
        throw ReplayRefusal(message: "\(error)", code: .inputOrOutputFailed)
      }
      throw ReplayRefusal(message: "\(error)", code: .malformedAnswer)
    }
    if trace.isTorn { console.note("The last line was torn and is left out.") }
    let name = trace.header.name
    guard name.isEmpty || name == self.name else {
      let message = "this is a trace of \(UsageError.quoted(name)), not of '\(self.name)'"
      throw ReplayRefusal(message: message, code: .malformedAnswer)
    }
    return trace
  }

  private func replay(
    _ trace: Trace
  ) throws(ReplayRefusal) -> ReplayedTrace<Feature.State, Feature.Action> {
    let replay: Replay<Feature.State, Feature.Action>
    do throws(ReplayError) {
      replay = try StoreTracing.replay(trace, redaction: redaction) { feature }
    } catch {
      throw ReplayRefusal(message: "\(error)", code: .malformedAnswer)
    }
    let (first, last) = (replay.firstStep, replay.lastStep)
    guard (first...last).contains(settings.until ?? last) else {
      throw ReplayRefusal(message: "the trace has the steps \(first) to \(last)", code: .usage)
    }
    return ReplayedTrace(replay, of: trace, until: settings.until)
  }

  private func print(_ replayed: ReplayedTrace<Feature.State, Feature.Action>) -> ExitCode {
    let replay = replayed.replay
    let last = settings.until ?? replay.lastStep
    var state = replay.state(at: replay.firstStep)
    for step in replay.firstStep..<last where console.failure == nil {
      let transition = replayed.transition(to: step + 1, from: state)
      console.print(
        settings.printsJSON
          ? json(transition, step + 1) : "\(step + 1): \(PlainText.line(report(transition)))"
      )
      state = transition.new
    }
    if let picture = picture(state), !settings.printsJSON { console.print(picture) }
    return end(replay)
  }

  private func travel(
    _ replayed: ReplayedTrace<Feature.State, Feature.Action>,
    _ traits: ScreenTraits
  ) async -> ExitCode {
    let program = TravelProgram(
      name: name,
      replayed: replayed,
      player: TracePlayer(replayed.replay) { feature },
      redaction: redaction,
      report: report,
      resume: { [live, screen, exitCode] state in
        let store = Store(initialState: state) { live(state) }
        return LiveProgram(store, on: screen, exitCode: exitCode)
      }
    )
    let code = await ScreenSession(program, traits: traits, console: console).run()
    guard code == .success, !program.isLive else { return code }
    return end(replayed.replay)
  }

  /// Tells where the replay has left the recording, if it has up to the step that is asked for.
  private func end(_ replay: Replay<Feature.State, Feature.Action>) -> ExitCode {
    guard let divergence = replay.divergence,
      divergence.step <= settings.until ?? replay.lastStep
    else { return .success }
    console.complain("\(divergence)")
    return .malformedAnswer
  }
}
