internal import Effects

/// Lets one task wait until something has happened.
///
/// A signal that nobody waits for is remembered.
final class Wakeup: Sendable {
  private enum State {
    case idle
    case signalled
    case waiting([CheckedContinuation<Void, Never>])
  }

  private let state = Locked(State.idle)

  func signal() {
    let waiting = state.withLock { state in
      defer { state = .signalled }
      if case .waiting(let continuations) = state { return continuations }
      return []
    }
    for continuation in waiting { continuation.resume() }
  }

  func wait() async {
    await withCheckedContinuation { continuation in
      let isSignalled = state.withLock { state in
        switch state {
        case .idle: state = .waiting([continuation])
        case .waiting(let others): state = .waiting(others + [continuation])
        case .signalled:
          state = .idle
          return true
        }
        return false
      }
      if isSignalled { continuation.resume() }
    }
  }
}
