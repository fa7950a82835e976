extension AsyncSequence
where Self: Sendable, Element: AsyncSequence & Sendable, Element.Element: Sendable {
  /// Passes on the elements of the latest inner sequence only.
  ///
  /// ```
  /// outer     ──x─────────y─────────|
  /// x           ─a──b──c──d──e|
  /// y                     ──f───g───h─|
  /// output    ───a──b──c────f───g───h─|
  /// ```
  ///
  /// It is ``flatMapLatest(_:)`` of each inner sequence itself, and what is said there holds here: an
  /// element of an inner is returned only if no later inner has come when `next` returns; the end
  /// comes when the outer and the latest inner have ended; a failure of either is thrown at once and
  /// ends the other, that of a superseded inner is dropped; the outer is read as fast as it goes, the
  /// latest inner when the consumer asks, and one element at most is kept; cancelling the consumer, or
  /// letting go of the iterator, cancels the inner, then the outer.
  ///
  /// - Returns: a sequence that fails as both can.
  @inlinable
  public func switchToLatest() -> SwitchToLatestSequence<Self, Failure>
  where Failure == Element.Failure {
    SwitchToLatestSequence(source: LatestSource(self) { $0 })
  }

  /// Passes on the elements of the latest inner sequence only, where only inner sequences can fail.
  ///
  /// - Returns: a sequence that fails as the inner ones can.
  @inlinable
  public func switchToLatest() -> SwitchToLatestSequence<Self, Element.Failure>
  where Failure == Never {
    SwitchToLatestSequence(source: LatestSource(self) { $0 })
  }

  /// Passes on the elements of the latest inner sequence only, where only the outer can fail.
  ///
  /// - Returns: a sequence that fails as the outer one can.
  @inlinable
  public func switchToLatest() -> SwitchToLatestSequence<Self, Failure>
  where Element.Failure == Never {
    SwitchToLatestSequence(source: LatestSource(self) { $0 })
  }

  /// Passes on the elements of the latest inner sequence only, where nothing can fail.
  ///
  /// - Returns: a sequence that cannot fail.
  @inlinable
  public func switchToLatest() -> SwitchToLatestSequence<Self, Never>
  where Failure == Never, Element.Failure == Never {
    SwitchToLatestSequence(source: LatestSource(self) { $0 })
  }
}
