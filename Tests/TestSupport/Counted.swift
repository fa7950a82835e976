import Effects

/// How many objects of one test are alive.
package final class LiveCount: Sendable {
  private let count = Locked(0)

  package init() {}

  package var value: Int { count.withLock { $0 } }

  package func make() -> Counted { Counted(self) }

  fileprivate func add(_ number: Int) {
    count.withLock { $0 += number }
  }
}

/// An object that is counted while it lives, and can tell when it goes.
package final class Counted: Sendable {
  private let count: LiveCount
  private let onRelease: @Sendable () -> Void

  package init(_ count: LiveCount = LiveCount(), onRelease: @escaping @Sendable () -> Void = {}) {
    self.count = count
    self.onRelease = onRelease
    count.add(1)
  }

  deinit {
    count.add(-1)
    onRelease()
  }

  /// Is captured by whoever calls it.
  package func touch() {}
}
