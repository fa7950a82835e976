/// A key path as a key: compared by identity first, which is what nearly always decides.
@usableFromInline
struct PathKey: Hashable, Sendable {
  // INVARIANT: a key path is immutable; it is only compared and hashed.
  private nonisolated(unsafe) let path: AnyKeyPath

  @usableFromInline
  init(_ path: AnyKeyPath) {
    self.path = path
  }

  @usableFromInline
  static func == (left: Self, right: Self) -> Bool {
    left.path === right.path || left.path == right.path
  }

  @usableFromInline
  func hash(into hasher: inout Hasher) {
    hasher.combine(path)
  }
}
