/// One consumer of a shared sequence: joins when it is made, leaves when it goes.
final class ShareConsumer<Base: AsyncSequence & Sendable>: Sendable where Base.Element: Sendable {
  private let storage: ShareStorage<Base>
  private let id: Int

  init(of storage: ShareStorage<Base>) {
    self.storage = storage
    id = storage.join()
  }

  deinit {
    storage.leave(id)
  }

  func next() async -> Result<Base.Element?, Base.Failure> { await storage.next(id) }
}
