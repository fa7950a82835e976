import Effects

/// How many objects of one test are alive.
package final class LiveCount: Sendable {
  private let state = Locked<(count: Int, waiting: [CheckedContinuation<Void, Never>])>((0, []))

  package init() {}

  package var value: Int { state.withLock { $0.count } }

  package func make() -> Counted { Counted(self) }

  /// Waits until none is alive.
  package func isZero() async {
    await withCheckedContinuation { continuation in
      let isZero = state.withLock { state in
        if state.count != 0 { state.waiting.append(continuation) }
        return state.count == 0
      }
      if isZero { continuation.resume() }
    }
  }

  fileprivate func add(_ number: Int) {
    let waiting = state.withLock { state in
      state.count += number
      guard state.count == 0 else { return [CheckedContinuation<Void, Never>]() }
      defer { state.waiting = [] }
      return state.waiting
    }
    for continuation in waiting { continuation.resume() }
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
