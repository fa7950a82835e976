package import Store
package import StoreTracing

/// A feature with everything around it: keys on a terminal, lines of a pipe, recording and replay.
///
/// A front says what is particular to its feature: how a word and a key become actions, how a state
/// is drawn and a transition told. `run(_:on:)`, `help` and the completions come with the protocol.
package protocol Front: Example {
  /// The feature.
  associatedtype Feature: Reducer
  where
    Feature.State: Codable & Sendable & Equatable, Feature.Action: Codable & Sendable & Equatable
  /// Its options, beside those that every front has.
  associatedtype Option: CommandLineOption = NoOption
  /// Its commands, beside those that every front has.
  associatedtype Command: FrontCommand
  /// What it shows on a terminal.
  associatedtype Screen: FrontScreen<Feature.State, Feature.Action>

  typealias State = Feature.State
  typealias Action = Feature.Action

  /// What the example does, for the help; without a line feed at the end.
  static var about: String { get }
  /// Where commands come from, for the help.
  static var manner: String { get }
  /// Command lines to try, for the help.
  static var tries: [String] { get }
  /// Exit codes that only this example has, or gives a meaning of their own.
  static var ownExitCodes: [(title: String, lines: [String])] { get }
  /// What must be written neither into a trace nor as JSON.
  static var redaction: Redaction { get }
  /// When the example is at rest, so that a `wait` is over, and the end of the commands the end.
  static var rest: Rest<State> { get }
  /// Whether the words of the command line are commands, as lines of a pipe are.
  ///
  /// If not, `init(_:)` reads them from its arguments.
  static var takesCommandsAsWords: Bool { get }

  /// Reads the options; the first mistake counts.
  init(_ arguments: FrontArguments<Option>) throws(UsageError)

  /// The state at the beginning.
  var initialState: State { get }
  /// The feature with what it depends on; asked for once in each run.
  func feature() -> Feature
  /// The feature when it goes on live from a state of a recording.
  func feature(from state: State) -> Feature
  /// What a command asks for: actions that are sent one after the other.
  func actions(
    for command: Command,
    _ argument: String,
    in state: State
  ) throws(UsageError) -> [Action]
  /// A transition in one line of text.
  func report(_ transition: Transition<State, Action>) -> String
  /// How the program ends in this state, if nothing else has gone wrong.
  func exitCode(of state: State) -> ExitCode
  /// Ends what the feature depends on, after everything else, however the program ends.
  ///
  /// **Cancellation:** the calling task may be cancelled already; after Ctrl-C there is half a second.
  func end() async
}

extension Front {
  package static var ownExitCodes: [(title: String, lines: [String])] { [] }
  package static var redaction: Redaction { .none }
  package static var rest: Rest<State> { .whenNothingRuns }
  package static var takesCommandsAsWords: Bool { true }

  package func feature(from state: State) -> Feature { feature() }
  package func exitCode(of state: State) -> ExitCode { .success }
  package func end() async {}
}
