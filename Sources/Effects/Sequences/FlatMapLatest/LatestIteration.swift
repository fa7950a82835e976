/// What all copies of an iterator share; when the last one goes, all that runs for it is cancelled.
@usableFromInline
final class LatestIteration<Element: Sendable, Failure: Error>: Sendable {
  @usableFromInline let storage: LatestStorage<Element, Failure>

  @inlinable
  init(_ storage: LatestStorage<Element, Failure>) {
    self.storage = storage
  }

  deinit {
    storage.leave()
  }

  @inlinable
  func next() async throws(Failure) -> Element? {
    try await storage.next().get()
  }
}
