/// When an example is at rest.
package enum Rest<State>: Sendable {
  /// When no effect is running.
  case whenNothingRuns
  /// When the state says so, whatever is running: a clock that ticks, say.
  case whenState(@Sendable (State) -> Bool)
}
