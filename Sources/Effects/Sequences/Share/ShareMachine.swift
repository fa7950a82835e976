/// `share()` as a value: who consumes, what is kept for them, and what the source may do.
///
/// `ShareStorage` holds it behind a lock and acts. `Waiter` is a consumer's continuation, `Source` the
/// handle of the task that runs the source, and `Rest` the continuation of the source while nobody
/// wants more; tests use plain values for all of them.
///
/// Every element is kept once, in a ring, with the number of consumers that have not read it. A
/// consumer has a position in the count of all elements. Since a consumer reads in order, nobody
/// misses an element that everybody has read a later one of: those at the front of the ring go first.
package struct ShareMachine<Element, Failure: Error, Waiter, Source, Rest> {
  /// What a consumer's `next` ends with.
  package typealias Answer = Result<Element?, Failure>

  private struct Kept {
    let element: Element
    var readers: Int
  }

  private struct Consumer {
    /// In the order of joining.
    let id: Int
    /// How many elements had been produced when the next one that it reads comes.
    var position: Int
    /// More than one only when copies of an iterator wait at the same time.
    var waiters: [Waiter] = []
  }

  private enum Phase {
    /// Nobody has asked yet, or all have left.
    case idle
    case running(Source?, resting: Rest?)
    case over(Failure?)
  }

  private var phase = Phase.idle
  /// How many times the source has been begun, or given up; what older ones do doesn't count.
  private var execution = 0
  private var consumers: [Consumer] = []
  private var waiterCount = 0
  private var lastID = 0
  private var produced = 0
  private var kept = ElementRing<Kept>()

  package init() {}

  /// How many elements are kept for slower consumers.
  package var keptCount: Int { kept.count }
  /// How many consumers have joined, have not left and have not seen the end.
  package var consumerCount: Int { consumers.count }
}

// MARK: - Consumers

extension ShareMachine {
  /// What the host does after a consumer has asked.
  package enum Asked {
    case deliver(Answer)
    /// The waiter will be answered.
    case wait
    /// The same, and the source is begun, then reported with `began(_:_:)`.
    case begin(execution: Int)
    /// The same, and the source is told to go on.
    case rouse(Rest)
  }

  /// A consumer joins: it reads what is produced from now on, or the end.
  package mutating func joins() -> Int {
    lastID += 1
    consumers.append(Consumer(id: lastID, position: produced))
    return lastID
  }

  /// What is there for a consumer now, or nil if it has to wait.
  package mutating func takes(_ id: Int) -> Answer? {
    guard let index = index(of: id) else { return .success(nil) }
    if let element = read(by: index) { return .success(element) }
    guard case .over(let failure) = phase else { return nil }
    consumers.remove(at: index)
    return Self.end(failure)
  }

  /// A consumer asks for its next element.
  package mutating func asks(_ id: Int, _ waiter: Waiter) -> Asked {
    if let answer = takes(id) { return .deliver(answer) }
    guard let index = index(of: id) else { return .deliver(.success(nil)) }
    consumers[index].waiters.append(waiter)
    waiterCount += 1
    switch phase {
    case .idle:
      execution += 1
      phase = .running(nil, resting: nil)
      return .begin(execution: execution)
    case .running(let source, resting: .some(let rest)):
      phase = .running(source, resting: nil)
      return .rouse(rest)
    case .running(_, resting: .none), .over:
      return .wait
    }
  }

  /// A consumer doesn't want any more; leaving again does nothing.
  ///
  /// - Complexity: O(*n*) in what was kept for it.
  package mutating func leaves(_ id: Int) -> Departure {
    guard let index = index(of: id) else { return Departure() }
    let consumer = consumers.remove(at: index)
    waiterCount -= consumer.waiters.count
    var departure = Departure(waiters: consumer.waiters)
    for position in consumer.position..<max(produced, consumer.position) {
      kept[position - firstKept]?.readers -= 1
    }
    while kept[0]?.readers == 0 {
      if let unread = kept.popFirst() { departure.dropped.append(unread.element) }
    }
    if consumers.isEmpty, case .running(let source, let rest) = phase {
      execution += 1
      phase = .idle
      departure.source = source
      departure.rest = rest
    }
    return departure
  }

  private var firstKept: Int { produced - kept.count }

  private static func end(_ failure: Failure?) -> Answer {
    failure.map { .failure($0) } ?? .success(nil)
  }

  private func index(of id: Int) -> Int? {
    var (low, high) = (0, consumers.count)
    while low < high {
      let middle = (low + high) / 2
      if consumers[middle].id < id { low = middle + 1 } else { high = middle }
    }
    return low < consumers.count && consumers[low].id == id ? low : nil
  }

  /// The next element of a consumer, taken out of the ring by the last one that reads it.
  private mutating func read(by index: Int) -> Element? {
    let position = consumers[index].position
    guard position < produced else { return nil }
    consumers[index].position = position + 1
    let offset = position - firstKept
    if kept[offset]?.readers == 1 { return kept.popFirst()?.element }
    kept[offset]?.readers -= 1
    return kept[offset]?.element
  }
}

// MARK: - Source

extension ShareMachine {
  /// What the source does after it has asked.
  package enum Permit {
    case pull
    /// It will be told.
    case rest
    case stop
  }

  /// The source has been begun.
  ///
  /// - Returns: the source, if everybody has left meanwhile and it is to be cancelled.
  package mutating func began(_ source: Source, _ execution: Int) -> Source? {
    guard execution == self.execution else { return source }
    if case .running(_, let rest) = phase { phase = .running(source, resting: rest) }
    return nil
  }

  /// The source asks whether anybody wants more than is kept.
  package mutating func sourceAsks(_ execution: Int, _ rest: Rest) -> Permit {
    guard execution == self.execution, case .running(let source, _) = phase else { return .stop }
    guard waiterCount == 0 else { return .pull }
    phase = .running(source, resting: rest)
    return .rest
  }

  /// The source has produced an element, which is kept for whoever doesn't wait for it.
  ///
  /// - Returns: who gets it now, in the order of joining.
  package mutating func produced(_ element: Element, _ execution: Int) -> [Waiter] {
    guard execution == self.execution, case .running = phase else { return [] }
    produced += 1
    var waiters: [Waiter] = []
    waiters.reserveCapacity(min(waiterCount, consumers.count))
    for index in consumers.indices where !consumers[index].waiters.isEmpty {
      consumers[index].position = produced
      waiters.append(consumers[index].waiters.removeFirst())
    }
    waiterCount -= waiters.count
    let readers = consumers.count - waiters.count
    if readers > 0 { kept.append(Kept(element: element, readers: readers)) }
    return waiters
  }

  /// The source has ended or failed.
  ///
  /// - Returns: who is told now, in the order of joining; a failure is told once per consumer. Nil if
  ///   it doesn't count.
  package mutating func ended(
    _ failure: Failure?,
    _ execution: Int
  ) -> [(waiter: Waiter, answer: Answer)]? {
    guard execution == self.execution, case .running = phase else { return nil }
    phase = .over(failure)
    let told = consumers.flatMap { consumer in
      consumer.waiters.enumerated().map { number, waiter in
        (waiter: waiter, answer: number == 0 ? Self.end(failure) : .success(nil))
      }
    }
    consumers.removeAll { !$0.waiters.isEmpty }
    waiterCount = 0
    return told
  }
}

// MARK: - Leaving

extension ShareMachine {
  /// What becomes free when a consumer leaves: all of it is acted on after unlocking.
  package struct Departure {
    /// They are answered nil.
    package var waiters: [Waiter] = []
    /// What nobody reads any more.
    package var dropped: [Element] = []
    /// To be cancelled, since everybody has left.
    package var source: Source?
    /// To be told to stop, since everybody has left.
    package var rest: Rest?
  }
}
