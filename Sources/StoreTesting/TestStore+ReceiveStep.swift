internal import Effects
internal import Store

// How one action is received.
extension TestStore where State: Equatable {
  func receive(
    _ expected: () -> String,
    _ matches: (Action) -> Bool,
    _ timeout: Duration,
    _ place: SourcePlace,
    _ expect: ((inout State) throws -> Void)?
  ) async {
    await catchUp(at: place)
    if exhaustivity == .on {
      await receiveNext(expected, matches, timeout, place, expect)
    } else {
      await receiveRelaxed(expected, matches, timeout, place, expect)
    }
    reportDiagnostics(at: place)
  }

  private func receiveNext(
    _ expected: () -> String,
    _ matches: (Action) -> Bool,
    _ timeout: Duration,
    _ place: SourcePlace,
    _ expect: ((inout State) throws -> Void)?
  ) async {
    _ = await engine.wait(upTo: timeout) { engine.hasArrival }
    guard let arrival = engine.popArrival() else {
      return failNothing(expected(), place)
    }
    let before = state
    if matches(arrival.action) {
      reduce(arrival, at: place)
      check(expect, before: before, after: "\(ShortText(arrival.action))", at: place)
    } else {
      failWrong(arrival, expected, matches, place)
    }
    await engine.settle()
    engine.passIdleTime()
  }

  private func receiveRelaxed(
    _ expected: () -> String,
    _ matches: (Action) -> Bool,
    _ timeout: Duration,
    _ place: SourcePlace,
    _ expect: ((inout State) throws -> Void)?
  ) async {
    while true {
      await settleRelaxed(at: place)
      if let index = unclaimed.firstIndex(where: { matches($0.action) }) {
        let action = unclaimed[index].action
        skipUnclaimed(index, at: place)
        unclaimed.removeFirst()
        return checkRelaxed(expect, after: "\(ShortText(action))", at: place)
      }
      guard await engine.wait(upTo: timeout, until: { engine.hasArrival }) else {
        return failNothing(expected(), place)
      }
    }
  }

  func failNothing(_ expected: String, _ place: SourcePlace) {
    let arrived = unclaimed.prefix(10).map { "\(ShortText($0.action))" }.joined(separator: ", ")
    fail(
      """
      Expected to receive \(expected), but \
      \(unclaimed.isEmpty ? "no action has arrived" : "all that has arrived is \(arrived)").
      \(running().joined(separator: "\n"))
      \(mend)
      """,
      at: place
    )
  }

  /// The effects that may send something still.
  private func running(taken: Arrival<Action>? = nil) -> [String] {
    let effects = engine.runningEffects
    guard !effects.isEmpty else { return ["No effect is running."] }
    return [engine.count(effects.count, "effect") + " running:"]
      + engine.accounts(of: effects, taken: taken)
  }

  /// What to do about an action that has not arrived.
  private var mend: String {
    let effects = engine.runningEffects
    if effects.isEmpty { return "Find out which action should have started an effect." }
    if effects.contains(where: { $0.place.asleepUntil != nil }) {
      return "Move the clock on with `await store.advance(by:)`."
    }
    return "Let the test's client answer, or give it more time with `timeout:`."
  }

  /// One failure; the store goes on behind the expected action if it is there, else behind the first.
  private func failWrong(
    _ arrival: Arrival<Action>,
    _ expected: () -> String,
    _ matches: (Action) -> Bool,
    _ place: SourcePlace
  ) {
    let others = engine.waitingArrivals
    let position = others.firstIndex { matches($0.action) }
    let whereabouts =
      position.map { "The expected one waits at position \($0 + 2)." }
      ?? (["The expected one has not arrived."] + running(taken: arrival)).joined(separator: "\n")
    fail(
      """
      Expected to receive \(expected()), but the first action that has arrived is \
      \(ShortText(arrival.action)).
      \(whereabouts)
      Receive the actions in the order in which they arrive.
      """,
      at: place
    )
    reduce(arrival, at: place)
    guard let position else { return }
    while let next = engine.popArrival() {
      reduce(next, at: place)
      if next.number >= others[position].number { return }
    }
  }
}
