/// The option of `examples stopwatch`.
package enum StopwatchOption: String, CommandLineOption {
  case tick = "--tick"

  package var placeholder: String? { "<time>" }

  package var summary: [String] { ["how often the display changes; default 100ms"] }
}
