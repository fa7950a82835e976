/// How an effect that had started came to its end.
public enum EffectEnd: Hashable, Sendable {
  /// Its body returned.
  case finished
  /// It was cancelled: by id, by a strategy, by its task or with its scope. The effects that a store
  /// takes along when it is released, on whatever thread, are not told any more.
  case cancelled
}
