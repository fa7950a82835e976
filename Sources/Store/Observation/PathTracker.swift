/// Tells Observation about the values of a store's state that have been read, through the store itself or
/// one that is scoped to a part of it.
///
/// A value is tracked from the moment it is read inside of a tracking until it has changed, or until
/// nobody waits for it any more. Reads outside of a tracking leave nothing behind.
///
/// It doesn't know the state: the closures that it is given read it where it lies.
@usableFromInline
final class PathTracker {
  private struct Tracked {
    /// Counts the reads, for the order in which changes are told.
    let number: Int
    let token: TrackingSubject.WeakToken
    /// Whether the value differs from the one that was read.
    let hasChanged: () -> Bool
  }

  private let subject = TrackingSubject()
  private var tracked: [TrackedKey: Tracked] = [:] { didSet { count = tracked.count } }
  private var lastNumber = 0
  /// At how many entries those are looked for of which nobody has said that they are no longer wanted.
  private var limit = 64

  /// How many values are tracked, those included that nobody waits for any more.
  // INVARIANT: touched on the store's actor only; nobody is called while it is changed, which a debug build
  // checks.
  #if DEBUG
  @usableFromInline var count = 0
  #else
  @exclusivity(unchecked) @usableFromInline var count = 0
  #endif

  /// Registers that a value has been read.
  ///
  /// - Complexity: amortised O(1).
  @usableFromInline
  func access(_ key: TrackedKey, hasChanged: @escaping () -> Bool) {
    if let token = tracked[key]?.token.token { return subject.access(token) }
    let token = subject.access()
    guard token.token != nil else { return }
    if tracked.count >= limit {
      tracked = tracked.filter { $0.value.token.token != nil }
      limit = max(64, 2 * tracked.count)
    }
    lastNumber += 1
    tracked[key] = Tracked(number: lastNumber, token: token, hasChanged: hasChanged)
  }

  /// An action has been reduced: tells those who wait for what it has changed.
  ///
  /// All changes are found before the first one is told: whoever is told may read again.
  ///
  /// - Complexity: O(*n*), *n* the values that are tracked; nothing when there are none.
  @inlinable
  func committed() {
    if count > 0 { tell() }
  }

  @usableFromInline
  func tell() {
    var gone: [TrackedKey] = []
    var changed: [(number: Int, token: TrackingSubject.Token)] = []
    for (key, value) in tracked {
      guard let token = value.token.token else {
        gone.append(key)
        continue
      }
      guard value.hasChanged() else { continue }
      gone.append(key)
      changed.append((value.number, token))
    }
    for key in gone { tracked[key] = nil }
    changed.sort { $0.number < $1.number }
    for change in changed { subject.tell(change.token) }
  }
}
