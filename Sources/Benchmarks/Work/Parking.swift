import Effects

/// Where tasks stay until they are cancelled, and are counted.
final class Parking: Sendable {
  private struct Arrivals {
    var count = 0
    var waiter: (count: Int, continuation: CheckedContinuation<Void, Never>)?
  }

  /// One task that stays.
  private final class Place: Sendable {
    private enum State {
      case empty
      case taken(CheckedContinuation<Void, Never>)
      case left
    }

    private let state = Locked(State.empty)

    func stay() async {
      await withTaskCancellationHandler {
        await withCheckedContinuation { continuation in
          let hasLeft = state.withLock { state in
            if case .left = state { return true }
            state = .taken(continuation)
            return false
          }
          if hasLeft { continuation.resume() }
        }
      } onCancel: {
        let taken = state.withLock { state -> CheckedContinuation<Void, Never>? in
          defer { state = .left }
          return if case .taken(let continuation) = state { continuation } else { nil }
        }
        taken?.resume()
      }
    }
  }

  private let arrivals = Locked(Arrivals())

  /// Suspends until the task is cancelled.
  func park() async {
    let waiter = arrivals.withLock { arrivals -> CheckedContinuation<Void, Never>? in
      arrivals.count += 1
      guard let waiter = arrivals.waiter, arrivals.count >= waiter.count else { return nil }
      arrivals.waiter = nil
      return waiter.continuation
    }
    waiter?.resume()
    await Place().stay()
  }

  /// Suspends until so many have come, those who have left included.
  func untilParked(_ count: Int) async {
    await withCheckedContinuation { continuation in
      let isThere = arrivals.withLock { arrivals in
        if arrivals.count >= count { return true }
        arrivals.waiter = (count, continuation)
        return false
      }
      if isThere { continuation.resume() }
    }
  }
}
