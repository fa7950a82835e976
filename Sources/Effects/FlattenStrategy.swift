/// What happens to a new effect whose id is already in flight.
///
/// The strategies are those of the reactive operators: ``merge`` is `mergeMap`, ``concat`` is
/// `concatMap`, ``latest`` is `switchMap`, ``exhaust`` is `exhaustMap`, and ``merge(atMost:)`` is
/// `mergeMap` with a concurrency.
public struct FlattenStrategy: Hashable, Sendable {
  package enum Rule: Hashable, Sendable {
    case unlimited
    case limited(Int)
    case latest
    case exhaust
  }

  package let rule: Rule

  /// The new effect runs beside those in flight.
  public static let merge = FlattenStrategy(rule: .unlimited)

  /// The new effect waits until those in flight have ended; the same as at most one.
  public static let concat = FlattenStrategy(rule: .limited(1))

  /// Those in flight are cancelled, then the new effect starts.
  public static let latest = FlattenStrategy(rule: .latest)

  /// The new effect is ignored.
  public static let exhaust = FlattenStrategy(rule: .exhaust)

  /// At most so many run at once; the rest wait, and start first in, first out.
  ///
  /// - Parameter limit: how many; anything below one counts as one.
  /// - Returns: the strategy.
  public static func merge(atMost limit: Int) -> FlattenStrategy {
    FlattenStrategy(rule: .limited(max(1, limit)))
  }
}
