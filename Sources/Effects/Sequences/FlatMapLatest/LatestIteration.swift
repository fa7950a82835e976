/// What all copies of an iterator share; when the last one goes, all that runs for it is cancelled.
final class LatestIteration<Element: Sendable, Failure: Error>: Sendable {
  private let storage: LatestStorage<Element, Failure>

  init(_ storage: LatestStorage<Element, Failure>) {
    self.storage = storage
  }

  deinit {
    storage.leave()
  }

  func next() async throws(Failure) -> Element? {
    try await storage.next().get()
  }
}
