public import Synchronization

/// Whether an observation goes on: what its token and its store share.
@usableFromInline
final class Subscription: Sendable {
  @usableFromInline let active = Atomic<Bool>(true)

  @inlinable var isActive: Bool { active.load(ordering: .acquiring) }

  func end() {
    active.store(false, ordering: .releasing)
  }
}
