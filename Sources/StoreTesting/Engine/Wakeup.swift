internal import Effects

/// Lets tasks wait until something has happened since they last looked.
final class Wakeup: Sendable {
  private struct State {
    var count = 0
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  private let state = Locked(State())

  /// How often something has happened.
  var count: Int { state.withLock { $0.count } }

  func signal() {
    let waiting = state.withLock { state in
      state.count += 1
      defer { state.waiting = [] }
      return state.waiting
    }
    for continuation in waiting { continuation.resume() }
  }

  /// Returns once the count is another one than `seen`.
  func wait(after seen: Int) async {
    await withCheckedContinuation { continuation in
      let isOver = state.withLock { state in
        if state.count == seen { state.waiting.append(continuation) }
        return state.count != seen
      }
      if isOver { continuation.resume() }
    }
  }
}
