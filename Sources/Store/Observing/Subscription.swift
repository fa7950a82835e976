internal import Synchronization

/// Whether an observation goes on: what its token and its store share.
final class Subscription: Sendable {
  private let active = Atomic<Bool>(true)

  var isActive: Bool { active.load(ordering: .acquiring) }

  func end() {
    active.store(false, ordering: .releasing)
  }
}
