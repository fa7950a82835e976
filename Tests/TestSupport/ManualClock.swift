import Effects

/// A clock that stands still until the test advances it.
package final class ManualClock: Clock, Sendable {
  package struct Instant: InstantProtocol, Hashable, Sendable {
    package var offset = Duration.zero

    package func advanced(by duration: Duration) -> Self { Self(offset: offset + duration) }
    package func duration(to other: Self) -> Duration { other.offset - offset }
    package static func < (lhs: Self, rhs: Self) -> Bool { lhs.offset < rhs.offset }
  }

  private struct Sleeper {
    let deadline: Instant
    let continuation: CheckedContinuation<Void, any Error>
  }

  private struct Sleepers {
    var now = Instant()
    var count = 0
    var sleeping: [Int: Sleeper] = [:]
    /// Sleeps that were cancelled before they began.
    var cancelled: Set<Int> = []
  }

  private let sleepers = Locked(Sleepers())
  private let registered: AsyncStream<Void>.Continuation
  /// One element for every sleep that has begun; for one consumer.
  package let sleeps: AsyncStream<Void>

  private let onSleep: @Sendable () -> Void

  /// - Parameter onSleep: is called whenever a sleep has begun.
  package init(onSleep: @escaping @Sendable () -> Void = {}) {
    (sleeps, registered) = AsyncStream.makeStream()
    self.onSleep = onSleep
  }

  package var now: Instant { sleepers.withLock { $0.now } }
  package var minimumResolution: Duration { .zero }
  /// How many sleep now.
  package var sleeperCount: Int { sleepers.withLock { $0.sleeping.count } }
  /// How long it is until the first of them is due.
  package var timeToNext: Duration? {
    sleepers.withLock { sleepers in
      sleepers.sleeping.values.map(\.deadline).min().map { sleepers.now.duration(to: $0) }
    }
  }

  package func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let id = sleepers.withLock { sleepers in
      sleepers.count += 1
      return sleepers.count
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let sleeper = Sleeper(deadline: deadline, continuation: continuation)
        let end: Result<Void, any Error>? = sleepers.withLock { sleepers in
          guard sleepers.cancelled.remove(id) == nil else { return .failure(CancellationError()) }
          guard sleepers.now < deadline else { return .success(()) }
          sleepers.sleeping[id] = sleeper
          return nil
        }
        if let end { continuation.resume(with: end) }
        registered.yield()
        onSleep()
      }
    } onCancel: {
      let sleeper = sleepers.withLock { sleepers in
        let sleeper = sleepers.sleeping.removeValue(forKey: id)
        if sleeper == nil { sleepers.cancelled.insert(id) }
        return sleeper
      }
      sleeper?.continuation.resume(throwing: CancellationError())
    }
  }

  /// Lets time pass and wakes whoever slept until then, the earliest first.
  package func advance(by duration: Duration) {
    let due = sleepers.withLock { sleepers in
      sleepers.now = sleepers.now.advanced(by: duration)
      let now = sleepers.now
      let due = sleepers.sleeping.filter { $0.value.deadline <= now }
      for id in due.keys { sleepers.sleeping[id] = nil }
      return due.sorted { ($0.value.deadline, $0.key) < ($1.value.deadline, $1.key) }
    }
    for sleeper in due { sleeper.value.continuation.resume() }
  }
}
