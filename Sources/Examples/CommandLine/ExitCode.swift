/// How the process ends; the numbers are those of `sysexits.h` and of shells.
package enum ExitCode: Int32, Sendable {
  case success = 0
  /// What the example was to show has not come true.
  case failed = 1
  case usage = 64
  case malformedAnswer = 65
  case unavailable = 69
  case rejected = 70
  case inputOrOutputFailed = 74
  case tryLater = 75
  /// The terminal has gone.
  case hungUp = 129
  case interrupted = 130
  /// Ctrl-\.
  case quit = 131
  // The numbers of SIGUSR1 and SIGUSR2 aren't the same everywhere.
  #if canImport(Darwin)
  case firstUserSignal = 158
  case secondUserSignal = 159
  #else
  case firstUserSignal = 138
  case secondUserSignal = 140
  #endif
  /// What a shell reports of a program that a closed pipe has ended.
  case outputClosed = 141
  /// The time that somebody has set is over.
  case alarmed = 142
  case terminated = 143

  /// The code of a program that a signal has ended: what a shell reports of it.
  package static func ended(by signal: Int32) -> ExitCode {
    ExitCode(rawValue: 128 + signal) ?? .terminated
  }

  /// The code that counts when something from outside has ended the program.
  ///
  /// Ctrl-C counts for more than output that could not be written, and that for more than `self`.
  package func overruled(by failure: WriteFailure?, isInterrupted: Bool) -> ExitCode {
    if isInterrupted { .interrupted } else { failure?.exitCode ?? self }
  }
}
