/// What a screen makes of a key.
package enum KeyAnswer<Action> {
  /// The key means nothing here.
  case ignore
  /// Only what the screen itself knows has changed, the selected row say.
  case redraw
  /// Actions for the store, one after the other.
  case send([Action])
  /// The user wants to leave.
  case quit
}

extension KeyAnswer: Equatable where Action: Equatable {}
extension KeyAnswer: Sendable where Action: Sendable {}
