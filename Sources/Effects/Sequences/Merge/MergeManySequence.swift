/// The elements of several sequences, as they come.
///
/// Made by `mergeMany(_:)`.
public struct MergeManySequence<Element: Sendable, Failure: Error>: AsyncSequence, Sendable {
  private let sources: [any AsyncSequence<Element, Failure> & Sendable]

  init(sources: [any AsyncSequence<Element, Failure> & Sendable]) {
    self.sources = sources
  }

  /// One iteration of all the sequences; its copies are the same iteration.
  public struct Iterator: AsyncIteratorProtocol {
    private let consumer: MergeConsumer<Element, Failure>

    init(_ consumer: MergeConsumer<Element, Failure>) {
      self.consumer = consumer
    }

    /// The next element, of whichever sequence has one.
    ///
    /// - Parameter actor: where the caller runs.
    /// - Returns: the element, or nil when all sequences have ended and in a cancelled task.
    /// - Throws: the first failure of a sequence, once; after that, nil is returned for ever.
    public mutating func next(
      isolation actor: isolated (any Actor)? = #isolation
    ) async throws(Failure) -> Element? {
      try await consumer.next().get()
    }
  }

  /// Makes an iterator; the sequences are begun when it is asked for the first time.
  ///
  /// - Returns: the iterator; the sequences are cancelled when it goes.
  public func makeAsyncIterator() -> Iterator {
    Iterator(MergeConsumer(of: MergeStorage(sources)))
  }
}
