/// One example that can be started by its name.
///
/// A further example is a type of its own, listed in `Examples.catalog`.
package protocol Example: Sendable {
  /// The word that starts it.
  static var name: String { get }
  /// What it shows, in one line.
  static var summary: String { get }
  /// A command line to try.
  static var invocation: String { get }
  /// What `--help` prints, without a line feed at the end.
  static var help: String { get }
  /// What can be typed behind its name.
  static var completion: CompletionTable { get }

  /// Runs the example.
  ///
  /// **Cancellation:** cancelling the calling task, as Ctrl-C does, ends the example at once.
  @MainActor
  static func run(_ arguments: [String], on terminal: Terminal) async throws(UsageError) -> ExitCode
}
