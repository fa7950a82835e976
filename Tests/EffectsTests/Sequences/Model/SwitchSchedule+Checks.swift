import Effects

extension SwitchSchedule {
  /// Everybody goes on as far as they can when neither sequence does anything.
  mutating func settle() {
    // Each of them is at rest after a few steps of its own.
    for _ in 0..<6 {
      report()
      report()
      outerGoesOn()
      launchedBegins()
      for number in inners.indices { innerGoesOn(number) }
      consumerGoesOn(asksAgain: false)
    }
  }

  /// Nobody waits in vain: not for what is there, nor for an inner that nobody asks.
  mutating func checkProgress() {
    guard case .parked = consumer else { return }
    if model.kept != nil || model.end != nil { faults.append("a consumer waits in vain") }
    guard model.end == nil, model.isInnerActive else { return }
    if !inners[model.latest - 1].isPulling { faults.append("the latest inner is not asked") }
  }

  /// Every waiter has been woken once, nobody has been cancelled twice, and all tasks are over.
  mutating func checkEnd() {
    if wakes.contains(where: { $0 != 1 }) { faults.append("woken \(wakes)") }
    if cancels.contains(where: { $0 > 1 }) { faults.append("cancelled \(cancels)") }
    for case .looking in inners { faults.append("an inner goes on") }
    if case .running = outer { faults.append("the outer goes on") }
    if isLaunched { faults.append("a task has not begun") }
    let ends = delivered.drop { if case .value = $0 { true } else { false } }
    if ends.dropFirst().contains(where: { $0 != .finished }) {
      faults.append("something after the end: \(delivered)")
    }
  }
}

extension SwitchSchedule.Inner {
  var isPulling: Bool {
    if case .pulling = self { true } else { false }
  }
}
