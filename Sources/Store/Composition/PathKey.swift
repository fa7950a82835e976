/// A key path as a key: compared by identity first, which is what nearly always decides.
struct PathKey: Hashable, Sendable {
  // INVARIANT: a key path is immutable; it is only compared and hashed.
  private nonisolated(unsafe) let path: AnyKeyPath

  init(_ path: AnyKeyPath) {
    self.path = path
  }

  static func == (left: Self, right: Self) -> Bool {
    left.path === right.path || left.path == right.path
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(path)
  }
}
