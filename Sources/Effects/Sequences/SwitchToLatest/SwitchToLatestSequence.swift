/// The elements of the latest sequence that a sequence of sequences has produced.
///
/// Made by ``/_Concurrency/AsyncSequence/switchToLatest()``. Every iteration runs the outer sequence
/// anew.
public struct SwitchToLatestSequence<Base, Failure>: AsyncSequence, Sendable
where
  Base: AsyncSequence & Sendable, Failure: Error, Base.Element: AsyncSequence & Sendable,
  Base.Element.Element: Sendable
{
  /// An element of an inner sequence.
  public typealias Element = Base.Element.Element

  @usableFromInline let source: LatestSource<Base, Base.Element, Failure>

  @inlinable
  init(source: LatestSource<Base, Base.Element, Failure>) {
    self.source = source
  }

  /// Pulls the elements of the latest inner sequence.
  ///
  /// When the last copy of it goes, the inner and then the outer sequence are cancelled.
  public struct Iterator: AsyncIteratorProtocol {
    /// An element of an inner sequence.
    public typealias Element = Base.Element.Element

    @usableFromInline let iteration: LatestIteration<Base.Element.Element, Failure>

    @inlinable
    init(iteration: LatestIteration<Base.Element.Element, Failure>) {
      self.iteration = iteration
    }

    /// Waits for the next element of the latest inner sequence.
    ///
    /// **Cancellation:** ends both sequences, the inner before the outer, and the iteration: it
    /// returns nil then and ever after, and what was there is dropped.
    ///
    /// - Parameter actor: where the caller runs, and where it is decided whether an element is
    ///   still one of the latest inner.
    /// - Returns: the element, or nil after the end.
    /// - Throws: the failure of the outer or of the latest inner sequence, once.
    @inlinable
    public mutating func next(
      isolation actor: isolated (any Actor)? = #isolation
    ) async throws(Failure) -> Base.Element.Element? {
      try await iteration.next()
    }
  }

  /// Begins an iteration; the outer sequence starts when the first element is asked for.
  ///
  /// - Returns: the iterator.
  @inlinable
  public func makeAsyncIterator() -> Iterator { Iterator(iteration: source.makeIteration()) }
}
