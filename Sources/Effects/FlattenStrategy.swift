/// What happens to a new effect whose id is already in flight.
///
/// The strategies are those of the reactive operators: ``merge`` is `mergeMap`, ``concat`` is
/// `concatMap`, ``latest`` is `switchMap`, ``exhaust`` is `exhaustMap`, and ``merge(atMost:)`` is
/// `mergeMap` with a concurrency.
public struct FlattenStrategy: Hashable, Sendable {
  @usableFromInline
  package enum Rule: Hashable, Sendable {
    case unlimited
    case limited(Int)
    case latest
    case exhaust
  }

  @usableFromInline package let rule: Rule

  @inlinable
  init(rule: Rule) {
    self.rule = rule
  }

  /// The new effect runs beside those in flight.
  @inlinable public static var merge: FlattenStrategy { FlattenStrategy(rule: .unlimited) }

  /// The new effect waits until those in flight have ended; the same as at most one.
  @inlinable public static var concat: FlattenStrategy { FlattenStrategy(rule: .limited(1)) }

  /// Those in flight are cancelled, then the new effect starts.
  @inlinable public static var latest: FlattenStrategy { FlattenStrategy(rule: .latest) }

  /// The new effect is ignored.
  @inlinable public static var exhaust: FlattenStrategy { FlattenStrategy(rule: .exhaust) }

  /// At most so many run at once; the rest wait, and start first in, first out.
  ///
  /// - Parameter limit: how many; anything below one counts as one.
  /// - Returns: the strategy.
  public static func merge(atMost limit: Int) -> FlattenStrategy {
    FlattenStrategy(rule: .limited(max(1, limit)))
  }
}
