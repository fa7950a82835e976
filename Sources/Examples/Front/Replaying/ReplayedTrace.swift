import Store
import StoreTracing

/// A trace that has been run through its reducer again, and is to be shown.
struct ReplayedTrace<State: Sendable, Action: Sendable> {
  typealias Step = Transition<State, Action>

  let replay: Replay<State, Action>
  /// The last step that is asked for, if one is.
  let until: Int?

  /// The actions as they stand in the trace.
  private let actions: [TraceAction]
  private let origins: [Step.Origin]

  init(_ replay: Replay<State, Action>, of trace: Trace, until: Int?) {
    self.replay = replay
    self.until = until
    actions = trace.actions
    origins = Self.origins(in: trace)
  }

  /// What leads to a step; nothing for the first one.
  func transition(to step: Int) -> Step? {
    let index = step - replay.firstStep - 1
    guard replay.actions.indices.contains(index) else { return nil }
    return transition(to: step, from: replay.state(at: step - 1))
  }

  /// What leads from a state to the step after it.
  func transition(to step: Int, from state: State) -> Step {
    let index = step - replay.firstStep - 1
    return Step(
      replay.actions[index],
      from: state,
      to: replay.state(at: step),
      origin: origins[index]
    )
  }

  /// The action that leads to a step, on one line as it stands in the trace.
  func label(of step: Int) -> String { actions[step - replay.firstStep - 1].label }

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
