/// The consumer of one iteration of a merge; leaves when it goes.
final class MergeConsumer<Element: Sendable, Failure: Error>: Sendable {
  private let storage: MergeStorage<Element, Failure>

  init(of storage: MergeStorage<Element, Failure>) {
    self.storage = storage
  }

  deinit {
    storage.leave()
  }

  func next() async -> Result<Element?, Failure> { await storage.next() }
}
