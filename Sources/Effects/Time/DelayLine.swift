/// What is delayed by one gate, in the order in which it came.
///
/// All of it waits equally long, so that it is due in that order, too, and only the first needs a
/// timer.
package struct DelayLine<Held> {
  private var waiting: [(held: Held, deadline: Duration)] = []
  private var head = 0

  package init() {}

  package var first: (held: Held, deadline: Duration)? {
    head < waiting.count ? waiting[head] : nil
  }

  /// Adds somebody to the end; nobody is due before those who came earlier.
  package mutating func append(_ held: Held, until deadline: Duration) {
    waiting.append((held, max(deadline, waiting.last?.deadline ?? deadline)))
  }

  /// The first goes.
  ///
  /// - Complexity: amortised O(1).
  package mutating func removeFirst() {
    guard head < waiting.count else { return }
    head += 1
    guard head * 2 >= waiting.count else { return }
    waiting.removeFirst(head)
    head = 0
  }
}

extension DelayLine: Sendable where Held: Sendable {}
