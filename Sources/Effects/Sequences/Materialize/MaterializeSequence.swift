/// The events of a sequence: its values, then how it ended.
///
/// Made by ``/_Concurrency/AsyncSequence/materialize()``.
public struct MaterializeSequence<Base: AsyncSequence>: AsyncSequence {
  /// An event of the sequence.
  public typealias Element = Event<Base.Element, Base.Failure>
  /// What fails is an event.
  public typealias Failure = Never

  @usableFromInline let base: Base

  @inlinable
  init(base: Base) {
    self.base = base
  }

  /// Pulls the events of one iteration.
  public struct Iterator: AsyncIteratorProtocol {
    /// An event of the sequence.
    public typealias Element = Event<Base.Element, Base.Failure>

    /// Let go at the end, together with what it holds.
    @usableFromInline var base: Base.AsyncIterator?

    @inlinable
    init(_ base: Base.AsyncIterator) {
      self.base = base
    }

    /// Asks the sequence for its next value, and makes an event of the answer.
    ///
    /// - Parameter actor: where the caller runs; the sequence is asked there.
    /// - Returns: the event, or nil after the last one.
    @inlinable
    public mutating func next(
      isolation actor: isolated (any Actor)? = #isolation
    ) async -> Event<Base.Element, Base.Failure>? {
      guard base != nil else { return nil }
      let answer: Result<Base.Element?, Base.Failure>
      do throws(Base.Failure) {
        answer = .success(try await base?.next(isolation: actor))
      } catch {
        answer = .failure(error)
      }
      let event = Event(answer, isCancelled: Task.isCancelled)
      if case .value = event { return event }
      base = nil
      return event
    }
  }

  /// Begins an iteration of the sequence.
  ///
  /// - Returns: the iterator.
  @inlinable
  public func makeAsyncIterator() -> Iterator { Iterator(base.makeAsyncIterator()) }
}

extension MaterializeSequence: Sendable where Base: Sendable {}
