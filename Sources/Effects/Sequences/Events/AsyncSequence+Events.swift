extension AsyncSequence {
  /// The sequence that was materialized into these events.
  ///
  /// ```
  /// input     --1--2--(finished)-3--|   --1--(failure x)-2--|
  /// output    --1--2--|                 --1--x
  /// ```
  ///
  /// **Ordering:** the first terminal event ends it, and lets go of the source at once: what would
  /// come after it is not asked for. Events that end without a terminal one end it too.
  /// **Buffering:** none. **Errors:** a `failure` is thrown, with its type, once; nil follows.
  /// **Cancellation:** as the source does it.
  ///
  /// - Returns: values, and how they end.
  @inlinable
  public func dematerialize<V, F: Error>() -> EventSequence<Self, V, F>
  where Element == Event<V, F>, Failure == Never {
    EventSequence(events: self, step: EventStep.dematerialize)
  }

  /// The values among these events.
  ///
  /// ```
  /// input     --1--(failure x)--2--(finished)--|
  /// output    --1---------------2--------------|
  /// ```
  ///
  /// **Ordering:** in order, until the events end; a terminal event among them ends nothing, since
  /// after `switchToLatest()` many sequences have ended one after the other. **Buffering:** none.
  /// **Errors:** it does not fail. **Cancellation:** as the source does it; in a cancelled task an
  /// event that does not count ends it.
  ///
  /// - Returns: the values.
  @inlinable
  public func values<V, F: Error>() -> EventSequence<Self, V, Never>
  where Element == Event<V, F>, Failure == Never {
    EventSequence(events: self, step: EventStep.value)
  }

  /// The failures among these events, as values.
  ///
  /// ```
  /// input     --1--(failure x)--2--(finished)--(failure y)--|
  /// output    -----x---------------------------y------------|
  /// ```
  ///
  /// One materialized sequence has one failure at most; after `switchToLatest()` there may be many.
  /// Everything else is as for ``values()``.
  ///
  /// - Returns: the failures.
  @inlinable
  public func errors<V, F: Error>() -> EventSequence<Self, F, Never>
  where Element == Event<V, F>, Failure == Never {
    EventSequence(events: self, step: EventStep.error)
  }

  /// An element for each `finished` among these events.
  ///
  /// ```
  /// input     --1--(finished)--2--(failure x)--(finished)--|
  /// output    -----()--------------------------()----------|
  /// ```
  ///
  /// It tells a consumer of ``values()`` and ``errors()`` about work that ended without either.
  /// Everything else is as for ``values()``.
  ///
  /// - Returns: the ends that were no failure.
  @inlinable
  public func completions<V, F: Error>() -> EventSequence<Self, Void, Never>
  where Element == Event<V, F>, Failure == Never {
    EventSequence(events: self, step: EventStep.completion)
  }
}
