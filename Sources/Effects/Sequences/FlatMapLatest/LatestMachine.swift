/// `flatMapLatest` as a value: which inner sequence is the latest, who waits, and what is there.
///
/// `LatestStorage` holds it behind a lock and acts. `Work` is what a task is to run, `Waiter` the
/// continuation of a consumer or of an inner that nobody asks, `Runner` the handle of a task; tests
/// use plain values for all of them.
///
/// An inner is known by its generation, the number of the outer element that it belongs to. It
/// counts while no later outer element has been taken: whatever another inner produces, and however
/// it ends, is dropped. One element at most is kept, from when its inner has produced it until the
/// consumer that has been woken for it looks; a later outer element takes that one away too.
@usableFromInline
package struct LatestMachine<Work, Element, Failure: Error, Waiter, Runner> {
  @usableFromInline
  enum Phase {
    /// Nobody has asked yet.
    case idle(Work)
    case running
    /// All is over; a failure is kept until a consumer has seen it.
    case over(Failure?)
  }

  @usableFromInline
  enum Outer {
    /// Its task may not have been reported yet.
    case active(Runner?)
    case finished
  }

  /// The latest inner sequence.
  @usableFromInline
  struct Inner {
    @usableFromInline
    enum Stage {
      /// The outer element has been taken, the inner is being made of it.
      case expected
      /// It is there; the task that will run it has not begun.
      case ready(Work)
      /// It runs, and produces or asks.
      case running(Runner?)
      /// It runs, and waits until somebody wants its next element.
      case resting(Runner?, Waiter)
    }

    @usableFromInline let generation: Int
    @usableFromInline var stage: Stage

    @inlinable
    init(generation: Int) {
      self.generation = generation
      stage = .expected
    }
  }

  @usableFromInline var phase: Phase
  @usableFromInline var outer = Outer.active(nil)
  @usableFromInline var inner: Inner?
  @usableFromInline var generation = 0
  /// The task that has been started for an inner and has not begun.
  ///
  /// It runs the inner that is the latest when it begins, so one of them is under way at most.
  @usableFromInline var launch: (isUnderWay: Bool, runner: Runner?) = (false, nil)
  @usableFromInline var element: Element?
  /// More than one only when copies of an iterator wait at the same time.
  @usableFromInline var consumers: [Waiter] = []

  @inlinable
  package init(outer: Work) {
    phase = .idle(outer)
  }
}

// MARK: - Consumers

extension LatestMachine {
  /// A consumer takes what is there.
  @inlinable
  package mutating func consumerLooks() -> Sight {
    if let element {
      self.element = nil
      return .element(element)
    }
    guard case .over(let failure) = phase else { return .nothing }
    phase = .over(nil)
    return failure.map { .failure($0) } ?? .finished
  }

  /// A consumer waits until there is something to look at; the first one starts it all.
  @inlinable
  package mutating func consumerWaits(_ consumer: Waiter) -> Decision {
    switch phase {
    case .idle(let work):
      phase = .running
      consumers = [consumer]
      return .startOuter(work)
    case .running where element == nil:
      consumers.append(consumer)
      guard case .resting(let runner, let waiter) = inner?.stage else { return .nothing }
      inner?.stage = .running(runner)
      return .wake([waiter])
    case .running, .over:
      return .wake([consumer])
    }
  }

  /// The consumer is cancelled, or has let go of its iterator.
  @inlinable
  package mutating func consumerLeaves() -> Decision {
    var settlement = Settlement()
    switch phase {
    case .idle(let work): settlement.unstarted.append(work)
    case .running: break
    case .over(let failure): settlement.spent.failure = failure
    }
    settlement.spent.element = element
    element = nil
    end(with: nil, &settlement)
    return .settle(settlement)
  }

  /// Cancels the inner before the outer, and wakes everybody.
  @inlinable
  mutating func end(with failure: Failure?, _ settlement: inout Settlement) {
    supersedeInner(&settlement)
    if case .active(let runner?) = outer { settlement.cancelled.append(runner) }
    outer = .finished
    phase = .over(failure)
    settlement.woken += consumers
    consumers = []
  }

  @inlinable
  mutating func supersedeInner(_ settlement: inout Settlement) {
    defer { inner = nil }
    switch inner?.stage {
    case nil, .expected, .running(nil):
      break
    case .ready(let work):
      settlement.unstarted.append(work)
    case .running(let runner?):
      settlement.cancelled.append(runner)
    case .resting(let runner, let waiter):
      if let runner { settlement.cancelled.append(runner) }
      settlement.woken.append(waiter)
    }
  }
}

// MARK: - Outer

extension LatestMachine {
  /// The task of the outer sequence exists.
  @inlinable
  package mutating func outerStarted(_ runner: Runner) -> Decision {
    var settlement = Settlement()
    switch (phase, outer) {
    case (.running, .active):
      outer = .active(runner)
      return .nothing
    case (.running, .finished):
      settlement.spent.runner = runner
    case (.idle, _), (.over, _):
      settlement.cancelled = [runner]
    }
    return .settle(settlement)
  }

  /// The outer has produced an element: from here on the inner of the one before doesn't count.
  ///
  /// - Returns: the generation of the inner to come, or nil when nobody wants it.
  @inlinable
  package mutating func outerProduced() -> (generation: Int?, decision: Decision) {
    guard case .running = phase else { return (nil, .nothing) }
    var settlement = Settlement()
    generation += 1
    supersedeInner(&settlement)
    settlement.spent.element = element
    element = nil
    inner = Inner(generation: generation)
    return (generation, .settle(settlement))
  }

  /// The inner of a generation has been made of the outer's element.
  @inlinable
  package mutating func innerMade(_ work: Work, _ generation: Int) -> Decision {
    guard inner?.generation == generation, case .expected = inner?.stage else {
      return .settle(Settlement(unstarted: [work]))
    }
    inner?.stage = .ready(work)
    guard !launch.isUnderWay else { return .nothing }
    launch = (true, nil)
    return .startInner
  }

  /// The outer has ended; the latest inner goes on.
  @inlinable
  package mutating func outerFinished() -> Decision {
    guard case .running = phase, case .active(let runner) = outer else { return .nothing }
    var settlement = Settlement()
    settlement.spent.runner = runner
    outer = .finished
    if inner == nil { end(with: nil, &settlement) }
    return .settle(settlement)
  }

  /// The outer has failed, which ends the latest inner too.
  @inlinable
  package mutating func outerFailed(_ failure: Failure) -> Decision {
    guard case .running = phase, case .active(let runner) = outer else { return .nothing }
    var settlement = Settlement()
    settlement.spent.runner = runner
    outer = .finished
    end(with: failure, &settlement)
    return .settle(settlement)
  }
}
