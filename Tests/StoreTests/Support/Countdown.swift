import Effects

/// Opens when it has been counted down.
final class Countdown: Sendable {
  private let left: Locked<Int>
  private let gate = Gate()

  init(_ count: Int) {
    left = Locked(count)
  }

  func count() {
    let isOver = left.withLock { left in
      left -= 1
      return left == 0
    }
    if isOver { gate.open() }
  }

  func wait() async {
    await gate.wait()
  }
}
