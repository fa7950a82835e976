extension AsyncSequence where Self: Sendable, Element: Sendable {
  /// Makes a sequence of each element and passes on the elements of the latest one only.
  ///
  /// ```
  /// outer     ──x─────────y─────────|
  /// x           ─a──b──c──d──e|
  /// y                     ──f───g───h─|
  /// output    ───a──b──c────f───g───h─|
  /// ```
  ///
  /// **Only the latest:** from the moment at which an outer element has been taken, no element of an
  /// earlier inner is returned by `next`, whatever that inner does: an element that has been
  /// produced but not yet returned is dropped too, and so is what an inner emits while it is being
  /// cancelled, or later because it ignores cancellation. The check is made where the consumer runs,
  /// when `next` returns.
  ///
  /// **Order of a switch:** the old inner is superseded, then cancelled; then `transform` is called,
  /// then the new inner starts. A cancelled inner isn't waited for.
  ///
  /// **End:** when the outer and the latest inner have ended. An inner that ends while the outer goes
  /// on ends nothing. A failure of the outer or of the latest inner is thrown at once and ends the
  /// other; an element that was there before it is returned first. The failure of a superseded inner
  /// is dropped.
  ///
  /// **Demand and buffering:** the outer sequence is read as fast as it goes, from the first call of
  /// `next` on, and not before. Each inner starts when its outer element has been taken, and is asked
  /// for an element when the consumer is; what a call of `next` has not got from one inner it gets
  /// from the following. One element at most is kept, until the consumer that has been woken for it
  /// runs. An outer that doesn't suspend between two elements leaves no room for the inner of the
  /// first: it may never start.
  ///
  /// **Cancellation:** cancelling the consumer, or letting go of the iterator, cancels the inner, then
  /// the outer, and nothing is returned any more.
  ///
  /// **Isolation:** both sequences run in tasks of their own, off the consumer's actor, with the
  /// priority, the task-local values and (on systems that can name it) the preferred executor of the
  /// task that first calls `next`. At most one outer, one inner, and one more that is about to start
  /// run; superseded inners that ignore cancellation run on until they return, and keep no elements.
  ///
  /// - Parameter transform: makes an inner sequence of an outer element; it is called in the task of
  ///   the outer sequence.
  /// - Returns: a sequence that fails as both can.
  @inlinable
  public func flatMapLatest<Inner: AsyncSequence & Sendable>(
    _ transform: @escaping @Sendable (Element) -> Inner
  ) -> FlatMapLatestSequence<Self, Inner, Failure>
  where Failure == Inner.Failure, Inner.Element: Sendable {
    FlatMapLatestSequence(source: LatestSource(self, transform))
  }

  /// Makes a sequence of each element and passes on the elements of the latest one only, where only
  /// inner sequences can fail.
  ///
  /// - Parameter transform: makes an inner sequence of an outer element.
  /// - Returns: a sequence that fails as the inner ones can.
  @inlinable
  public func flatMapLatest<Inner: AsyncSequence & Sendable>(
    _ transform: @escaping @Sendable (Element) -> Inner
  ) -> FlatMapLatestSequence<Self, Inner, Inner.Failure>
  where Failure == Never, Inner.Element: Sendable {
    FlatMapLatestSequence(source: LatestSource(self, transform))
  }

  /// Makes a sequence of each element and passes on the elements of the latest one only, where only
  /// the outer sequence can fail.
  ///
  /// - Parameter transform: makes an inner sequence of an outer element.
  /// - Returns: a sequence that fails as the outer one can.
  @inlinable
  public func flatMapLatest<Inner: AsyncSequence & Sendable>(
    _ transform: @escaping @Sendable (Element) -> Inner
  ) -> FlatMapLatestSequence<Self, Inner, Failure>
  where Inner.Failure == Never, Inner.Element: Sendable {
    FlatMapLatestSequence(source: LatestSource(self, transform))
  }

  /// Makes a sequence of each element and passes on the elements of the latest one only, where
  /// nothing can fail.
  ///
  /// - Parameter transform: makes an inner sequence of an outer element.
  /// - Returns: a sequence that cannot fail.
  @inlinable
  public func flatMapLatest<Inner: AsyncSequence & Sendable>(
    _ transform: @escaping @Sendable (Element) -> Inner
  ) -> FlatMapLatestSequence<Self, Inner, Never>
  where Failure == Never, Inner.Failure == Never, Inner.Element: Sendable {
    FlatMapLatestSequence(source: LatestSource(self, transform))
  }
}
