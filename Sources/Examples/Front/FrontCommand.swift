/// The commands of a front; the raw value is the word, such as `add`.
package protocol FrontCommand: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
  /// What stands for the argument in the help, such as `<title>`; in brackets, `[<time>]`, if it may
  /// be left out; nil for a command without one.
  var placeholder: String? { get }
  /// What the command does, in one line of the help.
  var summary: String { get }
  /// Whether the next command waits until the effects of this one are over.
  var isAwaited: Bool { get }
}

extension FrontCommand {
  package var isAwaited: Bool { false }
}
