import Foundation
import Store
import StoreTracing

/// Runs a trace through a reducer again and prints its states.
@MainActor
struct ReplaySession<Feature: Reducer>
where Feature.State: Codable & Sendable, Feature.Action: Codable & Sendable {
  typealias Step = Transition<Feature.State, Feature.Action>

  /// The example whose traces these are.
  let name: String
  let feature: Feature
  var redaction = Redaction.none
  let file: String
  /// How many actions are shown, if not all.
  let until: Int?
  let console: Console
  /// One transition as a line.
  let line: (Step, _ step: Int) -> String
  /// The last state, if it is to be shown.
  let picture: (Feature.State) -> String?

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
    guard name.isEmpty || name == self.name else {
      console.complain("this is a trace of \(UsageError.quoted(name)), not of '\(self.name)'")
      return .malformedAnswer
    }
    do throws(ReplayError) {
      return show(try StoreTracing.replay(trace, redaction: redaction) { feature }, of: trace)
    } catch {
      console.complain("\(error)")
      return .malformedAnswer
    }
  }

  private func show(
    _ replay: Replay<Feature.State, Feature.Action>,
    of trace: Trace
  ) -> ExitCode {
    let last = until ?? replay.lastStep
    guard (replay.firstStep...replay.lastStep).contains(last) else {
      console.complain("the trace has the steps \(replay.firstStep) to \(replay.lastStep)")
      return .usage
    }
    let origins = Self.origins(in: trace)
    var state = replay.state(at: replay.firstStep)
    for step in replay.firstStep..<last where console.failure == nil {
      let next = replay.state(at: step + 1)
      let index = step - replay.firstStep
      let transition = Step(replay.actions[index], from: state, to: next, origin: origins[index])
      console.print(line(transition, step + 1))
      state = next
    }
    if let picture = picture(state) { console.print(picture) }
    guard let divergence = replay.divergence, divergence.step <= last else { return .success }
    console.complain("\(divergence)")
    return .malformedAnswer
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
