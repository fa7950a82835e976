/// Who sleeps until when, and what time it is: the decisions of a test clock.
package struct SleeperList<Waiting: Sendable>: Sendable {
  package typealias Instant = TestClock.Instant

  /// What becomes of somebody who wants to sleep.
  package enum Decision: Equatable {
    case sleep
    case wake
    case cancel
  }

  private struct Sleeper: Sendable {
    let id: Int
    let deadline: Instant
    let waiting: Waiting
  }

  package private(set) var now = Instant(offset: .zero)
  package init() {}

  private var lastID = 0
  /// Sorted by deadline, those with one deadline by the order in which they came.
  private var sleepers: [Sleeper] = []
  /// Those who were cancelled before they came.
  private var cancelled: Set<Int> = []
  /// Those who have been given an id and haven't come.
  private var expected: Set<Int> = []

  package var nextDeadline: Instant? { sleepers.first?.deadline }

  package mutating func makeID() -> Int {
    lastID += 1
    expected.insert(lastID)
    return lastID
  }

  package mutating func add(_ waiting: Waiting, id: Int, until deadline: Instant) -> Decision {
    expected.remove(id)
    if cancelled.remove(id) != nil { return .cancel }
    guard deadline > now else { return .wake }
    var low = 0
    var high = sleepers.count
    while low < high {
      let middle = (low + high) / 2
      if sleepers[middle].deadline <= deadline { low = middle + 1 } else { high = middle }
    }
    sleepers.insert(Sleeper(id: id, deadline: deadline, waiting: waiting), at: low)
    return .sleep
  }

  /// Takes out who is cancelled, or remembers it until he comes.
  package mutating func cancel(_ id: Int) -> Waiting? {
    if let index = sleepers.firstIndex(where: { $0.id == id }) {
      return sleepers.remove(at: index).waiting
    }
    if expected.contains(id) { cancelled.insert(id) }
    return nil
  }

  /// Moves to the next deadline, if it is due by `limit`, and takes out all who are due then.
  package mutating func wakeNext(until limit: Instant) -> [Waiting] {
    guard let deadline = nextDeadline, deadline <= limit else { return [] }
    move(to: deadline)
    let end = sleepers.firstIndex { $0.deadline > deadline } ?? sleepers.count
    let due = sleepers[..<end].map(\.waiting)
    sleepers.removeFirst(end)
    return due
  }

  /// How many are due at the next deadline, if that comes by `limit`.
  package func dueCount(by limit: Instant) -> Int {
    guard let deadline = nextDeadline, deadline <= limit else { return 0 }
    return sleepers.firstIndex { $0.deadline > deadline } ?? sleepers.count
  }

  /// Moves to the next deadline, if it is due by `limit`, and takes one out who is due then.
  package mutating func wakeOne(_ index: Int, until limit: Instant) -> Waiting? {
    guard index < dueCount(by: limit) else { return nil }
    let sleeper = sleepers.remove(at: index)
    move(to: sleeper.deadline)
    return sleeper.waiting
  }

  package mutating func move(to instant: Instant) {
    now = max(now, instant)
  }
}
