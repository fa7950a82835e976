import Effects

/// Opens when it has been counted down.
package final class Countdown: Sendable {
  private let left: Locked<Int>
  private let gate = Gate()

  package init(_ count: Int) {
    left = Locked(count)
  }

  package func count() {
    let isOver = left.withLock { left in
      left -= 1
      return left == 0
    }
    if isOver { gate.open() }
  }

  package func wait() async {
    await gate.wait()
  }
}
