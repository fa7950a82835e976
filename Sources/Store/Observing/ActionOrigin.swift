/// Who sent an action.
public enum ActionOrigin: Sendable {
  /// Somebody called the store's `send`.
  case external
  /// An effect sent it.
  case effect(EffectInfo)
}
