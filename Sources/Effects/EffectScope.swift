/// Where a cancellation id counts.
public enum EffectScope: Hashable, Sendable {
  /// In the scope of the reducer that returns the effect: equal ids elsewhere are other ids.
  case local
  /// In the whole store, whichever reducer returns the effect.
  case store
}
