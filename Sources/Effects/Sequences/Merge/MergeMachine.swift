/// `mergeMany` as a value: which source may go on, what waits to be read, and how it ends.
///
/// `MergeStorage` holds it behind a lock and acts. `Waiter` is the consumer's continuation, `Runner` the
/// handle of the task that runs a source, and `Rest` the continuation of a source that waits for its
/// turn; tests use plain values for all of them.
package struct MergeMachine<Element, Failure: Error, Waiter, Runner, Rest> {
  /// What the consumer's `next` ends with.
  package typealias Answer = Result<Element?, Failure>

  private enum Source {
    /// It may go on as soon as it asks.
    case mayPull
    /// It is being begun or asked for an element, or its last one has not been read.
    case busy
    case rests(Rest)
    case over
  }

  private struct Ready {
    let element: Element
    let source: Int
  }

  private enum Phase {
    /// The consumer has not asked yet.
    case idle
    /// The sources are being begun; none of them may go on before all are.
    case beginning
    case running([Runner])
    case over
  }

  private var phase = Phase.idle
  private var sources: [Source]
  private var active: Int
  private var waiters: [Waiter] = []
  private var ready = ElementRing<Ready>()
  /// Told once what is ready has been read.
  private var failure: Failure?

  /// Makes a merge of so many sources.
  package init(sourceCount: Int) {
    sources = Array(repeating: .busy, count: sourceCount)
    active = sourceCount
    if sourceCount == 0 { phase = .over }
  }

  /// How many elements wait to be read; at most one per source.
  package var readyCount: Int { ready.count }
}

// MARK: - Consumer

extension MergeMachine {
  /// What the host does after the consumer has asked.
  package enum Asked {
    case deliver(Answer)
    /// The same, and the source of the element is told to go on.
    case deliverAndRouse(Answer, Rest)
    /// The waiter will be answered.
    case wait
    /// The same, and all sources are begun, then reported with `began(_:)`.
    case begin
  }

  /// The consumer asks for the next element.
  package mutating func asks(_ waiter: Waiter) -> Asked {
    if let next = ready.popFirst() {
      guard let rest = letGo(next.source) else { return .deliver(.success(next.element)) }
      return .deliverAndRouse(.success(next.element), rest)
    }
    switch phase {
    case .idle:
      phase = .beginning
      waiters.append(waiter)
      return .begin
    case .beginning, .running:
      waiters.append(waiter)
      return .wait
    case .over:
      return .deliver(failure.take().map { .failure($0) } ?? .success(nil))
    }
  }

  /// The consumer doesn't want any more; saying so again does nothing.
  package mutating func leaves() -> Departure {
    var departure = close()
    failure = nil
    departure.waiters = waiters
    waiters = []
    while let unread = ready.popFirst() { departure.dropped.append(unread.element) }
    return departure
  }

  /// The element of a source has been read: it may go on.
  ///
  /// - Returns: the source, if it waits for that.
  private mutating func letGo(_ source: Int) -> Rest? {
    switch sources[source] {
    case .rests(let rest):
      sources[source] = .busy
      return rest
    case .busy:
      sources[source] = .mayPull
      return nil
    case .mayPull, .over:
      return nil
    }
  }

  /// Ends all sources; what is ready stays.
  private mutating func close() -> Departure {
    var departure = Departure()
    if case .running(let runners) = phase { departure.runners = runners }
    phase = .over
    for index in sources.indices {
      if case .rests(let rest) = sources[index] { departure.rests.append(rest) }
      sources[index] = .over
    }
    active = 0
    return departure
  }
}

// MARK: - Sources

extension MergeMachine {
  /// What a source does after it has asked.
  package enum Permit {
    case pull
    /// It will be told.
    case rest
    case stop
  }

  /// What becomes of an element.
  package enum Produced {
    case deliver(Waiter)
    /// It waits to be read, and its source with it.
    case keep
    /// The merge has ended.
    case drop
  }

  /// All sources have been begun, in order; now they may go on.
  ///
  /// - Returns: the sources that wait for that, or, if the merge has ended meanwhile, the runners to
  ///   cancel.
  package mutating func began(_ runners: [Runner]) -> Departure {
    guard case .beginning = phase else { return Departure(runners: runners) }
    phase = .running(runners)
    return Departure(rests: sources.indices.compactMap { letGo($0) })
  }

  /// A source asks whether it may go on.
  package mutating func sourceAsks(_ source: Int, _ rest: Rest) -> Permit {
    switch sources[source] {
    case .mayPull:
      sources[source] = .busy
      return .pull
    case .busy:
      sources[source] = .rests(rest)
      return .rest
    case .rests, .over:
      return .stop
    }
  }

  /// A source has produced an element.
  package mutating func produced(_ element: Element, by source: Int) -> Produced {
    guard case .busy = sources[source] else { return .drop }
    guard !waiters.isEmpty else {
      ready.append(Ready(element: element, source: source))
      return .keep
    }
    sources[source] = .mayPull
    return .deliver(waiters.removeFirst())
  }

  /// A source has ended; the merge ends with the last one.
  ///
  /// - Returns: whom to tell that it is over.
  package mutating func finished(_ source: Int) -> [Waiter] {
    guard end(source), active == 0 else { return [] }
    phase = .over
    defer { waiters = [] }
    return waiters
  }

  /// A source has failed, and the merge with it; elements that came before are read before.
  ///
  /// - Returns: whom to tell, and the other sources, to be cancelled.
  package mutating func failed(_ source: Int, _ failure: Failure) -> (Waiter?, Departure) {
    guard end(source) else { return (nil, Departure()) }
    var departure = close()
    guard !waiters.isEmpty else {
      self.failure = failure
      return (nil, departure)
    }
    let told = waiters.removeFirst()
    departure.waiters = waiters
    waiters = []
    return (told, departure)
  }

  /// Whether this is the end of a source, and not said twice or too late.
  private mutating func end(_ source: Int) -> Bool {
    if case .over = sources[source] { return false }
    sources[source] = .over
    active -= 1
    return true
  }
}

// MARK: - Leaving

extension MergeMachine {
  /// What becomes free: all of it is acted on after unlocking.
  package struct Departure {
    /// To be cancelled.
    package var runners: [Runner] = []
    /// Told to go on when the merge begins, and to stop when it ends.
    package var rests: [Rest] = []
    /// They are answered nil.
    package var waiters: [Waiter] = []
    /// What nobody reads any more.
    package var dropped: [Element] = []
  }
}
