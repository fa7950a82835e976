import Store

/// The stopwatch on a terminal and in a pipe.
package struct StopwatchExample: Front {
  package static let name = "stopwatch"
  package static let summary = "measures time and laps by a clock that is read, not counted"
  package static let invocation = "examples stopwatch"

  package static let about = """
    Measures time and laps. What has elapsed is the difference of two readings of the clock, so a tick
    that comes late makes the display late and nothing drifts. A wait is over at once, and the end of
    the commands ends the program, even when the stopwatch runs; 'wait 2s' lets time pass.
    """

  package static let tries = [
    "examples stopwatch",
    "examples stopwatch start 'wait 300ms' lap 'wait 200ms' lap stop",
    "printf 'start\\nwait 1s\\nstop\\n' | examples stopwatch --tick 250ms --json",
    "examples stopwatch start 'wait 1s' stop --record stopwatch.trace",
    "examples stopwatch --replay stopwatch.trace",
  ]

  package static let rest = Rest<Stopwatch.State>.whenState { _ in true }

  private let interval: Duration

  package init(_ arguments: FrontArguments<StopwatchOption>) throws(UsageError) {
    interval = try arguments.duration(of: .tick) ?? .milliseconds(100)
    guard interval >= .milliseconds(1) else {
      throw arguments.malformed(
        arguments.value(of: .tick) ?? "",
        .tick,
        "a time of at least 1ms"
      )
    }
  }

  package var initialState: Stopwatch.State { Stopwatch.State() }

  package func feature() -> Stopwatch { Stopwatch(interval: interval) }

  package func actions(
    for command: StopwatchCommand,
    _ argument: String,
    in state: Stopwatch.State
  ) throws(UsageError) -> [Stopwatch.Action] {
    switch command {
    case .start: [.start]
    case .stop: [.stop]
    case .lap: [.lap]
    case .reset: [.reset]
    }
  }

  package func report(_ transition: Transition<Stopwatch.State, Stopwatch.Action>) -> String {
    StopwatchReport.text(transition)
  }

  package typealias Screen = StopwatchScreen
}
