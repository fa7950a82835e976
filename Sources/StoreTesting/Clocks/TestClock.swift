internal import Effects

/// A clock that stands still until a test moves it.
///
/// Sleepers are woken in the order of their deadlines, those with one deadline in the order in which
/// they fell asleep. In a test store, time waits for the effects that it wakes and for assertions
/// (see ``TestStore/advance(by:)``), also when the clock is moved directly. Elsewhere a woken task
/// goes on by itself, and moving the clock doesn't wait for it.
public final class TestClock: Clock, Sendable {
  /// A point in the time of a test clock, which begins at zero.
  public struct Instant: InstantProtocol, Hashable, Sendable {
    /// How long after the beginning it is.
    let offset: Duration

    /// The instant that much later.
    ///
    /// - Parameter duration: how much later.
    /// - Returns: the later instant.
    public func advanced(by duration: Duration) -> Instant {
      Instant(offset: offset + duration)
    }

    /// How much later the other instant is.
    ///
    /// - Parameter other: the other instant.
    /// - Returns: a duration, negative for an earlier instant.
    public func duration(to other: Instant) -> Duration {
      other.offset - offset
    }

    /// Whether the first instant is the earlier one.
    ///
    /// - Parameters:
    ///   - left: an instant.
    ///   - right: another instant.
    /// - Returns: true for an earlier first one.
    public static func < (left: Instant, right: Instant) -> Bool {
      left.offset < right.offset
    }
  }

  /// A move of the clock, from the time that it shows or that is held already.
  enum Move: Sendable {
    case by(Duration)
    case to(Instant)
  }

  /// Somebody who sleeps, and the effect that he belongs to.
  struct Waiting: Sendable {
    let id: Int
    let place: EffectPlace?
    let continuation: CheckedContinuation<Void, any Error>

    func wake() {
      place?.wakes(id)
      continuation.resume()
    }

    func cancel() {
      place?.wakes(id)
      continuation.resume(throwing: CancellationError())
    }
  }

  private let sleepers = Locked(SleeperList<Waiting>())
  private let driver = Locked<(@Sendable (Move) async -> Bool)?>(nil)

  /// Makes a clock that shows zero.
  public init() {}

  /// The time that the clock shows.
  public var now: Instant { sleepers.withLock { $0.now } }

  /// The smallest step: none, the clock is exact.
  public var minimumResolution: Duration { .zero }

  /// Waits until the clock has been moved to the deadline.
  ///
  /// - Parameters:
  ///   - deadline: when to wake up. One that isn't in the future doesn't suspend.
  ///   - tolerance: ignored; the clock is exact.
  /// - Throws: `CancellationError` when the task is cancelled, before or meanwhile.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    let id = sleepers.withLock { $0.makeID() }
    let place = EffectPlace.current
    if deadline <= now, let place, place.passesDueSleep() {
      // A turn of the executor, so that an effect that never waits can be stopped.
      await withTaskGroup(of: Void.self) { $0.addTask {} }
    }
    ScheduleRun.current?.note("  sleeps until \(ShortText(deadline.offset))")
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let waiting = Waiting(id: id, place: place, continuation: continuation)
        place?.fallsAsleep(id, until: deadline)
        switch sleepers.withLock({ $0.add(waiting, id: id, until: deadline) }) {
        case .sleep: place?.beginsSleep()
        case .wake: waiting.wake()
        case .cancel: waiting.cancel()
        }
      }
    } onCancel: {
      sleepers.withLock { $0.cancel(id) }?.cancel()
    }
  }

  /// Moves the clock forward and wakes whoever is due on the way.
  ///
  /// - Parameter duration: how far; nothing happens unless it is positive.
  public func advance(by duration: Duration) async {
    await move(.by(duration))
  }

  /// Moves the clock forward to an instant and wakes whoever is due on the way.
  ///
  /// - Parameter deadline: where to; nothing happens unless it is in the future.
  public func advance(to deadline: Instant) async {
    await move(.to(deadline))
  }

  /// Moves the clock from deadline to deadline until nobody sleeps.
  ///
  /// It doesn't return while there is a task that falls asleep again and again.
  public func run() async {
    while let next = nextDeadline {
      await advance(to: next)
      guard nextDeadline != next else { return }
    }
  }

  private func move(_ move: Move) async {
    if let drive = driver.withLock({ $0 }), await drive(move) { return }
    let deadline =
      switch move {
      case .by(let duration): now.advanced(by: duration)
      case .to(let deadline): deadline
      }
    while wakeNext(until: deadline) {}
    self.move(to: deadline)
  }

  // MARK: - For the test store

  /// Lets somebody else decide how time passes when the clock is moved directly.
  ///
  /// He returns false when he is gone.
  func drive(with move: @escaping @Sendable (Move) async -> Bool) {
    driver.withLock { $0 = move }
  }

  /// When the next sleeper is due.
  var nextDeadline: Instant? { sleepers.withLock { $0.nextDeadline } }

  /// Moves the clock to the next deadline, if it is due by then, and wakes its sleepers.
  func wakeNext(until limit: Instant) -> Bool {
    let due = sleepers.withLock { $0.wakeNext(until: limit) }
    for waiting in due { waiting.wake() }
    return !due.isEmpty
  }

  /// How many are due at the next deadline, if that comes by then.
  func dueCount(by limit: Instant) -> Int { sleepers.withLock { $0.dueCount(by: limit) } }

  /// Moves the clock to the next deadline, if it is due by then, and wakes one of its sleepers.
  func wakeOne(_ index: Int, until limit: Instant) {
    sleepers.withLock { $0.wakeOne(index, until: limit) }?.wake()
  }

  /// Moves the clock on without waking anybody.
  func move(to instant: Instant) {
    sleepers.withLock { $0.move(to: instant) }
  }
}
