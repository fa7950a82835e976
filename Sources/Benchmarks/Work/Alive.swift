import Effects

/// Counts which of the objects that it was told of are alive.
final class Alive: Sendable {
  private final class Reference: Sendable {
    // Assigned once, by `init`.
    private let isAlive: @Sendable () -> Bool

    init(_ object: some AnyObject & Sendable) {
      isAlive = { [weak object] in object != nil }
    }

    var count: Int { isAlive() ? 1 : 0 }
  }

  private let references = Locked<[Reference]>([])

  func add(_ object: some AnyObject & Sendable) {
    let reference = Reference(object)
    references.withLock { $0.append(reference) }
  }

  var count: Int {
    references.withLock { $0 }.reduce(0) { $0 + $1.count }
  }
}
