/// A sequence that puts each element into a stream too, once the one after it is asked for.
///
/// ```
/// input     --1-----2---------|
/// output    --1-----2---------|
/// asked     x--x--------x------     the consumer has read 1 when it asks for 2
/// stream    ---1--------2-----
/// ```
///
/// So whatever comes of an element through the stream comes after the element itself.
package struct PassingOn<Base: AsyncSequence & Sendable>: AsyncSequence, Sendable
where Base.Element: Sendable {
  package typealias Element = Base.Element
  package typealias Failure = Base.Failure

  private let base: Base
  private let stream: AsyncStream<Element>.Continuation

  package init(_ base: Base, to stream: AsyncStream<Element>.Continuation) {
    self.base = base
    self.stream = stream
  }

  package struct Iterator: AsyncIteratorProtocol {
    private var base: Base.AsyncIterator
    private let stream: AsyncStream<Element>.Continuation
    private var read: Element?

    init(_ base: Base.AsyncIterator, to stream: AsyncStream<Element>.Continuation) {
      self.base = base
      self.stream = stream
    }

    package mutating func next(
      isolation actor: isolated (any Actor)? = #isolation
    ) async throws(Failure) -> Element? {
      if let read = read.take() { stream.yield(read) }
      read = try await base.next(isolation: actor)
      return read
    }
  }

  package func makeAsyncIterator() -> Iterator { Iterator(base.makeAsyncIterator(), to: stream) }
}
