/// What is made of a sequence of events: its values, its failures, or what was materialized.
///
/// Made by ``/_Concurrency/AsyncSequence/dematerialize()``, ``/_Concurrency/AsyncSequence/values()``,
/// ``/_Concurrency/AsyncSequence/errors()`` and ``/_Concurrency/AsyncSequence/completions()``.
public struct EventSequence<Base: AsyncSequence, Element, Failure: Error>: AsyncSequence {
  /// What to do with an answer of the events' iterator.
  @usableFromInline typealias Step =
    @Sendable (Result<Base.Element?, Base.Failure>) -> EventStep<Element, Failure>

  @usableFromInline let base: Base
  @usableFromInline let step: Step

  @inlinable
  init(base: Base, step: @escaping Step) {
    self.base = base
    self.step = step
  }

  /// Pulls the elements of one iteration.
  public struct Iterator: AsyncIteratorProtocol {
    /// Let go at the end, together with what it holds.
    @usableFromInline var base: Base.AsyncIterator?
    @usableFromInline let step: Step

    @inlinable
    init(_ base: Base.AsyncIterator, step: @escaping Step) {
      self.base = base
      self.step = step
    }

    /// Asks for events until one of them counts.
    ///
    /// - Parameter actor: where the caller runs; the events are asked for there.
    /// - Returns: the next element, or nil after the last one.
    /// - Throws: what the events say that failed; after that, nil is returned for ever.
    @inlinable
    public mutating func next(
      isolation actor: isolated (any Actor)? = #isolation
    ) async throws(Failure) -> Element? {
      while base != nil {
        let answer: Result<Base.Element?, Base.Failure>
        do throws(Base.Failure) {
          answer = .success(try await base?.next(isolation: actor))
        } catch {
          answer = .failure(error)
        }
        switch step(answer) {
        case .emit(let element):
          return element
        case .skip:
          // Nobody else would end the search in a cancelled task.
          if Task.isCancelled { base = nil }
        case .end:
          base = nil
        case .fail(let failure):
          base = nil
          throw failure
        }
      }
      return nil
    }
  }

  /// Begins an iteration of the events.
  ///
  /// - Returns: the iterator.
  @inlinable
  public func makeAsyncIterator() -> Iterator { Iterator(base.makeAsyncIterator(), step: step) }
}

extension EventSequence: Sendable where Base: Sendable {}

extension EventSequence {
  /// The elements that `step` makes of events which do not fail.
  @inlinable
  init<Value, Error>(
    events base: Base,
    step: @escaping @Sendable (Event<Value, Error>?) -> EventStep<Element, Failure>
  ) where Base.Element == Event<Value, Error>, Base.Failure == Never {
    self.init(base: base) { answer in
      switch answer {
      case .success(let event): step(event)
      }
    }
  }
}
