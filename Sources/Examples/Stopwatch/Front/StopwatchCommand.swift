/// What can be asked of the stopwatch, in words.
package enum StopwatchCommand: String, FrontCommand {
  case start, stop, lap, reset

  package var placeholder: String? { nil }

  package var summary: String {
    switch self {
    case .start: "start, or go on"
    case .stop: "stop"
    case .lap: "end a lap"
    case .reset: "stop, and forget everything"
    }
  }

  /// A start isn't: it is over when the stopwatch is stopped.
  package var isAwaited: Bool { self != .start }
}
