import Effects

/// Work that ends when the test releases it and ignores cancellation; for one waiter.
package final class Parked: Sendable {
  private struct State {
    var isReleased = false
    var waiter: CheckedContinuation<Void, Never>?
  }

  package init() {}

  private let state = Locked(State())

  /// Waits for the release and returns 42.
  package func wait() async -> Int {
    await withCheckedContinuation { waiter in
      let isReleased = state.withLock { state in
        if !state.isReleased { state.waiter = waiter }
        return state.isReleased
      }
      if isReleased { waiter.resume() }
    }
    return 42
  }

  /// Lets the waiter go, now or when it comes.
  package func release() {
    let waiter = state.withLock { state in
      defer { state.waiter = nil }
      state.isReleased = true
      return state.waiter
    }
    waiter?.resume()
  }
}
