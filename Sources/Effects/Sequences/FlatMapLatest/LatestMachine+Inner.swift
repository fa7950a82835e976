// What the inner sequences tell.
extension LatestMachine {
  /// A task that was started for an inner begins.
  ///
  /// - Returns: the latest inner, unless it is not there yet or all is over.
  @inlinable
  package mutating func innerBegins() -> Work? {
    let runner = launch.runner
    launch = (false, nil)
    guard case .ready(let work) = inner?.stage else { return nil }
    inner?.stage = .running(runner)
    return work
  }

  /// The task that was started last for an inner exists; it may have begun, and even be over.
  @inlinable
  package mutating func innerStarted(_ runner: Runner) -> Decision {
    guard !launch.isUnderWay else {
      launch.runner = runner
      return .nothing
    }
    var settlement = Settlement()
    switch (phase, inner?.stage) {
    case (_, .running(nil)):
      inner?.stage = .running(runner)
      return .nothing
    case (_, .resting(nil, let waiter)):
      inner?.stage = .resting(runner, waiter)
      return .nothing
    case (.over, _):
      settlement.cancelled = [runner]
    case (.idle, _), (.running, _):
      settlement.spent.runner = runner
    }
    return .settle(settlement)
  }

  /// An inner asks whether it is the latest and its next element wanted.
  @inlinable
  package func innerLooks(_ generation: Int) -> Permit {
    guard isLatest(generation) else { return .stop }
    return consumers.isEmpty ? .rest : .pull
  }

  /// An inner waits until its next element is wanted, or until it is not the latest any more.
  @inlinable
  package mutating func innerWaits(_ waiter: Waiter, _ generation: Int) -> Decision {
    guard isLatest(generation), consumers.isEmpty, case .running(let runner) = inner?.stage else {
      return .wake([waiter])
    }
    inner?.stage = .resting(runner, waiter)
    return .nothing
  }

  /// An inner has produced an element.
  @inlinable
  package mutating func innerProduced(_ element: Element, _ generation: Int) -> Decision {
    guard isLatest(generation) else { return .nothing }
    self.element = element
    defer { consumers = [] }
    return .wake(consumers)
  }

  /// An inner has ended.
  @inlinable
  package mutating func innerFinished(_ generation: Int) -> Decision {
    guard isLatest(generation) else { return .nothing }
    var settlement = Settlement()
    removeInner(&settlement)
    if case .finished = outer { end(with: nil, &settlement) }
    return .settle(settlement)
  }

  /// An inner has failed, which ends the outer too.
  @inlinable
  package mutating func innerFailed(_ failure: Failure, _ generation: Int) -> Decision {
    guard isLatest(generation) else { return .nothing }
    var settlement = Settlement()
    removeInner(&settlement)
    end(with: failure, &settlement)
    return .settle(settlement)
  }

  @inlinable
  func isLatest(_ generation: Int) -> Bool {
    inner?.generation == generation
  }

  /// Takes out the inner that reports its end, and whose task needn't be cancelled.
  @inlinable
  mutating func removeInner(_ settlement: inout Settlement) {
    if case .running(let runner) = inner?.stage { settlement.spent.runner = runner }
    inner = nil
  }
}
