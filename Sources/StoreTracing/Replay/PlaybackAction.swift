/// What can happen to a feature that travels in time.
public enum PlaybackAction<State: Sendable, Action: Sendable>: Sendable {
  /// Another state takes the place of the one that is there.
  case show(State)
  /// An action of the feature.
  case live(Action)
}
