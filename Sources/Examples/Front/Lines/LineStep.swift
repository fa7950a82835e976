/// What a line asks for.
package enum LineStep<Action> {
  case skip
  /// Send these, and wait for their effects if so said.
  case send([Action], isAwaited: Bool)
  /// Go on at rest, or after some time.
  case wait(Duration?)
  case help
  /// Cancel what is in flight and end.
  case quit
  /// Report the mistake and go on.
  case complain(String)
  /// Report the mistake, take no more lines and end at rest.
  case stop(String)
}

extension LineStep: Equatable where Action: Equatable {}
extension LineStep: Sendable where Action: Sendable {}
