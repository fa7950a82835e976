internal import Effects

/// Where the tasks of one effect stand, as far as it can be known from outside.
///
/// A task and its children find their effect through a task local; what they do elsewhere, waiting
/// for a socket or another actor, can't be seen.
final class EffectPlace: Sendable {
  @TaskLocal static var current: EffectPlace?

  private struct Contents {
    var mainTask: Int?
    /// How many of its sleeps in a row were over before they began.
    var dueSleeps = 0
    var asleep: [Int: (deadline: TestClock.Instant, isMain: Bool)] = [:]
  }

  private let contents = Locked(Contents())

  /// The effect's own task begins.
  func begins() {
    let task = Self.currentTask
    contents.withLock { $0.mainTask = task }
  }

  func fallsAsleep(_ id: Int, until deadline: TestClock.Instant) {
    let task = Self.currentTask
    contents.withLock { $0.asleep[id] = (deadline, $0.mainTask == task) }
  }

  /// A sleep takes time.
  func beginsSleep() {
    contents.withLock { $0.dueSleeps = 0 }
  }

  /// A sleep was over before it began.
  ///
  /// Returns whether there have been so many of them that the effect may never suspend.
  func passesDueSleep() -> Bool {
    contents.withLock { contents in
      contents.dueSleeps += 1
      return contents.dueSleeps > Self.mostDueSleeps
    }
  }

  private static var mostDueSleeps: Int { 1000 }

  func wakes(_ id: Int) {
    contents.withLock { $0.asleep[id] = nil }
  }

  /// When the first of its sleeping tasks is due.
  var asleepUntil: TestClock.Instant? {
    contents.withLock { $0.asleep.values.map(\.deadline).min() }
  }

  /// Whether the effect can't go on before the clock moves: its own task sleeps, not just a child.
  var waitsForClock: Bool {
    contents.withLock { $0.asleep.values.contains(where: \.isMain) }
  }

  private static var currentTask: Int? { withUnsafeCurrentTask { $0?.hashValue } }
}
