import Store

/// Tells what has happened to the stopwatch, on one line.
package enum StopwatchReport {
  package static func text(_ transition: Transition<Stopwatch.State, Stopwatch.Action>) -> String {
    let (old, new) = (transition.old, transition.new)
    let elapsed = StopwatchText.time(new.elapsed)
    switch transition.action {
    case .start: return old.isRunning ? "runs already" : "start"
    case .stop: return old.isRunning ? "stop" : "doesn't run"
    case .lap: return old.isRunning ? "lap" : "doesn't run"
    case .reset: return "reset"
    case .began: return "\(elapsed) started"
    case .ticked: return elapsed
    case .lapped: return "\(elapsed) lap " + (new.laps.last.map { lap($0) } ?? "")
    case .stopped: return "\(elapsed) stopped" + summary(of: new)
    }
  }

  private static func lap(_ lap: StopwatchLap) -> String {
    "\(lap.id): \(StopwatchText.time(lap.duration))"
  }

  private static func summary(of state: Stopwatch.State) -> String {
    guard let best = state.bestLap, let worst = state.worstLap else { return "" }
    return ", best lap \(lap(best)), worst lap \(lap(worst))"
  }
}
