/// A sequence of one answer: what a call returns, or the failure that it throws.
///
/// ```
/// call      ----1       ----x
/// output    ----1|      ----x
/// ```
///
/// It brings one-shot work among the operators of sequences:
///
/// ```swift
/// pings.map { AnswerSequence { () throws(MyError) in try await client.number() }.materialize() }
///   .switchToLatest()
/// ```
///
/// **Ordering:** each iteration makes the call once, when it is asked for its first element.
/// **Buffering:** none. **Errors:** the failure of the call, with its type. **Cancellation:** is the
/// call's: it runs in the consumer's task. **Isolation:** the call is made off the consumer's actor.
public struct AnswerSequence<Element: Sendable, Failure: Error>: AsyncSequence, Sendable {
  /// What is asked.
  public typealias Call = @concurrent @Sendable () async throws(Failure) -> Element

  /// Nil for no answer at all.
  @usableFromInline let call: Call?

  /// Makes a sequence of the answer to one call.
  ///
  /// - Parameter call: is made once for each iteration.
  @inlinable
  public init(_ call: @escaping Call) {
    self.call = call
  }

  private init(none: Void) {
    call = nil
  }

  /// A sequence that asks nothing and ends at once.
  public static var none: Self { Self(none: ()) }

  /// Makes the call, once.
  public struct Iterator: AsyncIteratorProtocol {
    @usableFromInline var call: Call?

    @inlinable
    init(_ call: Call?) {
      self.call = call
    }

    /// Makes the call, or ends.
    ///
    /// - Parameter actor: where the caller runs.
    /// - Returns: the answer, and nil after it.
    /// - Throws: the failure of the call; nil follows.
    @inlinable
    public mutating func next(
      isolation actor: isolated (any Actor)? = #isolation
    ) async throws(Failure) -> Element? {
      guard let call = call.take() else { return nil }
      return try await call()
    }
  }

  /// Begins an iteration, which has asked nothing yet.
  ///
  /// - Returns: the iterator.
  @inlinable
  public func makeAsyncIterator() -> Iterator { Iterator(call) }
}
