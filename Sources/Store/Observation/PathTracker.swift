internal import Observation

/// Tells Observation about the values of the state that have been read through a store.
///
/// A value is tracked from the moment it is read until it has changed; then its readers are told and it
/// is dropped, until it is read again.
final class PathTracker<State, Action: Sendable> {
  private struct Tracked {
    /// Counts the reads, for the order in which changes are told.
    let number: Int
    /// Whether the value differs from the one that was read.
    let hasChanged: (State) -> Bool
    let notify: () -> Void
  }

  private let registrar = ObservationRegistrar()
  private var tracked: [AnyHashable: Tracked] = [:]
  private var lastNumber = 0
  private var commits: SubscriptionToken?

  /// Registers that the value at a path has been read.
  func access<V>(_ path: KeyPath<State, V>, _ value: V, of store: Store<State, Action>) {
    access(key: path, path, value, { $0[keyPath: path] }, of: store)
  }

  /// Registers that a value has been read that a function makes of the state; `key` is its name.
  func access<V>(
    key: some Hashable,
    _ value: V,
    _ get: @escaping (State) -> V,
    of store: Store<State, Action>
  ) {
    access(key: key, \.self, value, get, of: store)
  }

  private func access<V, Subject>(
    key: some Hashable,
    _ path: KeyPath<State, Subject>,
    _ value: V,
    _ get: @escaping (State) -> V,
    of store: Store<State, Action>
  ) {
    registrar.access(store, keyPath: \.[dynamicMember: path])
    guard tracked[key] == nil else { return }
    lastNumber += 1
    tracked[key] = Tracked(
      number: lastNumber,
      hasChanged: { !Self.areEqual(get($0), value) },
      notify: { [registrar, weak store] in
        guard let store else { return }
        registrar.withMutation(of: store, keyPath: \.[dynamicMember: path]) {}
      }
    )
    guard commits == nil else { return }
    // The state that was just read is told at once, as to every observer: that is no commit.
    var isCommit = false
    commits = store.backing.observePresent { [weak self] state in
      if isCommit, let state { self?.committed(state) }
    }
    isCommit = true
  }

  /// All changes are found before the first one is told: whoever is told may read again.
  private func committed(_ state: State) {
    guard !tracked.isEmpty else { return }
    let changed = tracked.filter { $0.value.hasChanged(state) }
    for key in changed.keys { tracked[key] = nil }
    for change in changed.values.sorted(by: { $0.number < $1.number }) { change.notify() }
  }

  /// Values that can't be compared count as different.
  private static func areEqual<V>(_ left: V, _ right: V) -> Bool {
    guard let left = left as? any Equatable else { return false }
    return isEqual(left, to: right)
  }

  private static func isEqual<T: Equatable>(_ left: T, to right: Any) -> Bool {
    left == right as? T
  }
}
