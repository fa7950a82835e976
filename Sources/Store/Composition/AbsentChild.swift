/// Says that an action was meant for a child that isn't there.
enum AbsentChild {
  /// An effect that reports it.
  ///
  /// - Parameters:
  ///   - action: the action.
  ///   - place: what is missing.
  ///   - state: what is there instead.
  ///   - reducer: the modifier that embeds the child, and where.
  /// - Returns: an effect that reports it.
  static func report<Action: Sendable>(
    _ action: Action,
    missing place: String,
    instead state: String,
    by reducer: ScopeKey
  ) -> Effect<Action> {
    .report(
      """
      \(ValueText(action)) was sent to a child that isn't there, and was ignored: \(place); \(state).
      Its reducer is embedded by \(reducer).
      Don't send it any more once the child is gone, or end what sends it.
      """
    )
  }
}
