extension AsyncSequence {
  /// Makes every value, and the end of the sequence too, an event.
  ///
  /// ```
  /// input     --1--2--|            --1--x
  /// output    --1--2--(finished)|  --1--(failure x)|
  /// ```
  ///
  /// What fails arrives as a value, so that whatever comes after this one lives on: the shape
  /// `outer.map { request($0).materialize() }.switchToLatest()` serves the next request after one
  /// that failed.
  ///
  /// **Ordering:** values in order, then one `failure` or `finished`, then nil for ever; nothing is
  /// asked of the sequence after its end. **Buffering:** none. Each event is pulled, the last one
  /// too.
  ///
  /// **Errors:** it does not fail; the failure keeps its type. **Cancellation:** is not an event. When
  /// the sequence ends or fails in a task that has been cancelled, nil follows with no event before
  /// it, since nobody can tell such an end from a real one.
  ///
  /// Source: `materialize` of Rx, with the three cases of CombineExt.
  ///
  /// - Returns: the events.
  @inlinable
  public func materialize() -> MaterializeSequence<Self> {
    MaterializeSequence(base: self)
  }
}
