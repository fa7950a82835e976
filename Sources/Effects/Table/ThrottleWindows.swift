/// The throttle windows of a store, by id.
///
/// A window belongs to an id, not to an effect: it is remembered when the effect that has opened it is
/// over. Nothing wakes when a window ends; those that are over go with a later input.
struct ThrottleWindows: Sendable {
  private var windows: [EffectKey: ThrottleWindow<EffectToken>] = [:]
  /// When, or with how many windows, it pays to look for those that are over.
  private var sweepTime = Duration.zero
  private var sweepCount = 0

  var isEmpty: Bool { windows.isEmpty }

  /// Asks the window of an id, which is a new one if there was none.
  mutating func offer(
    _ action: EffectToken,
    under key: EffectKey,
    at now: Duration,
    for duration: Duration,
    latest: Bool
  ) -> (ThrottleWindow<EffectToken>.Decision, isNew: Bool) {
    let isNew = windows[key] == nil
    if windows.isEmpty { sweepTime = now + duration }
    return (
      windows[key, default: ThrottleWindow()].offer(action, at: now, for: duration, latest: latest),
      isNew
    )
  }

  mutating func reopen(_ key: EffectKey, at now: Duration, for duration: Duration) {
    windows[key]?.reopen(at: now, for: duration)
  }

  mutating func letGo(under key: EffectKey) {
    windows[key]?.letGo()
  }

  /// Closes the windows that are over and hold nothing that is alive.
  ///
  /// - Complexity: O(1) mostly, amortised over the windows that are opened.
  mutating func closeIdle(at now: Duration, isLive: (EffectToken) -> Bool) -> [EffectKey] {
    guard !windows.isEmpty, now >= sweepTime || windows.count > sweepCount else { return [] }
    let closed = close { window in
      guard let end = window.end, end > now else { return window.held.map(isLive) != true }
      return false
    }
    sweepTime = windows.values.compactMap(\.end).max() ?? now
    sweepCount = 2 * windows.count + 8
    return closed
  }

  /// Closes the windows of the keys that satisfy the condition.
  mutating func close(where condition: (EffectKey) -> Bool) -> [EffectKey] {
    let keys = windows.keys.filter(condition)
    for key in keys { windows[key] = nil }
    return keys
  }

  private mutating func close(
    window condition: (ThrottleWindow<EffectToken>) -> Bool
  ) -> [EffectKey] {
    let keys = windows.compactMap { condition($0.value) ? $0.key : nil }
    for key in keys { windows[key] = nil }
    return keys
  }
}
