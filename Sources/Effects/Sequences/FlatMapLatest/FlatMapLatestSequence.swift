/// The elements of the latest inner sequence, each inner made of an element of an outer sequence.
///
/// Made by ``/_Concurrency/AsyncSequence/flatMapLatest(_:)``. Every iteration runs the outer
/// sequence anew.
public struct FlatMapLatestSequence<Base, Inner, Failure>: AsyncSequence, Sendable
where
  Base: AsyncSequence & Sendable, Inner: AsyncSequence & Sendable, Failure: Error,
  Inner.Element: Sendable
{
  /// An element of an inner sequence.
  public typealias Element = Inner.Element

  @usableFromInline let source: LatestSource<Base, Inner, Failure>

  @inlinable
  init(source: LatestSource<Base, Inner, Failure>) {
    self.source = source
  }

  /// Pulls the elements of the latest inner sequence.
  ///
  /// When the last copy of it goes, the inner and then the outer sequence are cancelled.
  public struct Iterator: AsyncIteratorProtocol {
    /// An element of an inner sequence.
    public typealias Element = Inner.Element

    @usableFromInline let iteration: LatestIteration<Inner.Element, Failure>

    @inlinable
    init(iteration: LatestIteration<Inner.Element, Failure>) {
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
    ) async throws(Failure) -> Inner.Element? {
      try await iteration.next()
    }
  }

  /// Begins an iteration; the outer sequence starts when the first element is asked for.
  ///
  /// - Returns: the iterator.
  @inlinable
  public func makeAsyncIterator() -> Iterator { Iterator(iteration: source.makeIteration()) }
}
