import Store

/// The dashboard of the fleet on a terminal, and with commands.
package struct FleetFront: Front {
  package static let name = "fleet"
  package static let summary = "runs a thousand stores on all cores, and one that merges them"
  package static let invocation = "examples fleet"

  package static let about = """
    Runs simulated devices, each a store on an actor of its own, and a dashboard that merges what they
    report. At the end the sums of the devices, of the dashboard and of a count without any store have
    to agree; the latency of an action, the throughput and how busy the processors were are told.
    """

  package static let manner = """
    On a terminal it takes keys. With words of the command line as commands each transition is printed
    on a line. With neither, and always with --json and no commands, one run begins at once and its
    figures are printed; standard input isn't read.
    """

  package static let tries = [
    "examples fleet",
    "examples fleet --devices 1000 --events 500 --seed 7 --json",
    "examples fleet start --devices 3 --events 20",
    "examples fleet start --devices 20 --events 20 --record fleet.trace",
    "examples fleet --replay fleet.trace",
  ]

  package static let ownExitCodes: [(title: String, lines: [String])] = [
    ("1", ["the sums don't agree: an update was lost, or counted twice"])
  ]

  /// What the devices are to do.
  package let plan: FleetPlan

  package init(_ arguments: FrontArguments<FleetOption>) throws(UsageError) {
    plan = try FleetPlan(arguments)
  }

  package var initialState: Fleet.State { Fleet.State(plan: plan) }

  package func feature() -> Fleet { Fleet(client: .simulated()) }

  package func actions(
    for command: FleetCommand,
    _ argument: String,
    in state: Fleet.State
  ) throws(UsageError) -> [Fleet.Action] {
    switch command {
    case .start: [.start]
    case .stop: [.stop]
    }
  }

  package func report(_ transition: Transition<Fleet.State, Fleet.Action>) -> String {
    let (old, new) = (transition.old, transition.new)
    switch transition.action {
    case .start: return "\(new.plan.devices) devices begin"
    case .stop: return old.phase == .running ? "stopped" : "nothing to stop"
    case .reported(let report):
      let sum = "\(new.total.count) of \(new.plan.readings) readings"
      return "device \(report.device) reports \(report.readings.count), \(sum)"
    case .ended: return "all devices have ended"
    case .audited: return FleetOutcome(new).verdict
    }
  }

  package func exitCode(of state: Fleet.State) -> ExitCode {
    state.audit == nil || FleetOutcome(state).agrees ? .success : .failed
  }

  package typealias Screen = FleetScreen
}
