/// One execution of a sequence, for many consumers.
///
/// Made by ``/_Concurrency/AsyncSequence/share()``. Copies share the execution too.
public struct ShareSequence<Base: AsyncSequence & Sendable>: AsyncSequence, Sendable
where Base.Element: Sendable {
  /// What the sequence produces.
  public typealias Element = Base.Element
  /// How the sequence fails.
  public typealias Failure = Base.Failure

  private let storage: ShareStorage<Base>

  init(base: Base) {
    storage = ShareStorage(base)
  }

  /// One consumer; its copies are the same consumer.
  public struct Iterator: AsyncIteratorProtocol {
    /// What the sequence produces.
    public typealias Element = Base.Element

    private let consumer: ShareConsumer<Base>

    init(_ consumer: ShareConsumer<Base>) {
      self.consumer = consumer
    }

    /// The next element for this consumer.
    ///
    /// - Parameter actor: where the caller runs.
    /// - Returns: the element, or nil after the last one and in a cancelled task.
    /// - Throws: the failure of the sequence, once; after that, nil is returned for ever.
    public mutating func next(
      isolation actor: isolated (any Actor)? = #isolation
    ) async throws(Base.Failure) -> Base.Element? {
      try await consumer.next().get()
    }
  }

  /// Joins as a consumer, which reads every element that comes from now on.
  ///
  /// - Returns: the iterator; the consumer leaves when the iterator goes.
  public func makeAsyncIterator() -> Iterator { Iterator(ShareConsumer(of: storage)) }
}
