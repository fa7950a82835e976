import Effects

/// The host of the machine, and the sequences.
extension SwitchSchedule {
  mutating func consumerGoesOn(asksAgain: Bool) {
    switch consumer {
    case .away:
      if asksAgain { consumer = .looking }
    case .looking:
      let sight = machine.consumerLooks().event
      let expected = model.look()
      if sight != expected {
        faults.append("saw \(String(describing: sight)), not \(String(describing: expected))")
      }
      if let sight { delivered.append(sight) }
      consumer = sight == nil ? .coming : .away
    case .coming:
      let waiter = makeWaiter()
      consumer = .parked(waiter)
      act(on: machine.consumerWaits(waiter))
    case .parked:
      break
    }
  }

  mutating func leave() {
    hasLeft = true
    model.leave()
    act(on: machine.consumerLeaves())
  }
}

// MARK: - Outer

extension SwitchSchedule {
  /// The task of the outer can't go on before it has reported the inner task that it has started.
  var isOuterFree: Bool {
    if case .running = outer { unreported.inner == nil } else { false }
  }

  mutating func outerProduces() {
    guard isOuterFree else { return }
    let wasOver = model.end != nil
    model.outerValue()
    let (generation, decision) = machine.outerProduced()
    if (generation == nil) != wasOver { faults.append("took an outer element: \(!wasOver)") }
    act(on: decision)
    guard let generation else {
      outer = .over
      return
    }
    outer = .making(generation)
    inners.append(.over)
  }

  mutating func outerGoesOn() {
    guard case .making(let generation) = outer else { return }
    outer = .running
    act(on: machine.innerMade(generation, generation))
  }

  mutating func outerEnds(_ how: Event<Int, Broken>) {
    guard isOuterFree else { return }
    outer = .over
    model.outerEnds(how)
    if case .failure(let failure) = how {
      act(on: machine.outerFailed(failure))
    } else {
      act(on: machine.outerFinished())
    }
  }

  mutating func report() {
    if let runner = unreported.inner {
      unreported.inner = nil
      act(on: machine.innerStarted(runner))
    } else if let runner = unreported.outer {
      unreported.outer = nil
      act(on: machine.outerStarted(runner))
    }
  }
}

// MARK: - Inner

extension SwitchSchedule {
  mutating func launchedBegins() {
    guard isLaunched else { return }
    isLaunched = false
    guard let generation = machine.innerBegins() else { return }
    if generation != model.latest { faults.append("began a superseded inner") }
    inners[generation - 1] = .looking
  }

  mutating func innerGoesOn(_ number: Int) {
    switch inners[number] {
    case .looking:
      switch machine.innerLooks(number + 1) {
      case .pull: inners[number] = .pulling
      case .rest: inners[number] = .coming
      case .stop: inners[number] = .over
      }
    case .coming:
      let waiter = makeWaiter()
      inners[number] = .parked(waiter)
      act(on: machine.innerWaits(waiter, number + 1))
    case .parked, .pulling, .over:
      break
    }
  }

  mutating func innerProduces(_ number: Int) {
    guard inners[number].isPulling else { return }
    lastValue += 1
    inners[number] = .looking
    model.innerValue(lastValue, number + 1)
    act(on: machine.innerProduced(lastValue, number + 1))
  }

  mutating func innerEnds(_ how: Event<Int, Broken>, _ number: Int) {
    inners[number] = .over
    model.innerEnds(how, number + 1)
    if case .failure(let failure) = how {
      act(on: machine.innerFailed(failure, number + 1))
    } else {
      act(on: machine.innerFinished(number + 1))
    }
  }
}

// MARK: - Acting

extension SwitchSchedule {
  mutating func act(on decision: Machine.Decision) {
    switch decision {
    case .nothing:
      break
    case .startOuter:
      outer = .running
      unreported.outer = makeRunner()
    case .startInner:
      if isLaunched { faults.append("two inner tasks are about to begin") }
      isLaunched = true
      unreported.inner = makeRunner()
    case .wake(let waiters):
      for waiter in waiters { wake(waiter) }
    case .settle(let settlement):
      for runner in settlement.cancelled { cancels[runner] += 1 }
      for waiter in settlement.woken { wake(waiter) }
    }
  }

  mutating func makeWaiter() -> Int {
    wakes.append(0)
    return wakes.count - 1
  }

  mutating func makeRunner() -> Int {
    cancels.append(0)
    return cancels.count - 1
  }

  mutating func wake(_ waiter: Int) {
    wakes[waiter] += 1
    if case .parked(waiter) = consumer { consumer = .looking }
    for number in inners.indices {
      if case .parked(waiter) = inners[number] { inners[number] = .looking }
    }
  }
}

extension LatestMachine.Sight where Element == Int, Failure == Broken {
  fileprivate var event: Event<Int, Broken>? {
    switch self {
    case .element(let value): .value(value)
    case .failure(let failure): .failure(failure)
    case .finished: .finished
    case .nothing: nil
    }
  }
}
