internal import Store

// What is left over, as text.
extension TestEngine {
  /// Whether what is left over is a mistake.
  var isStrict: Bool {
    get { contents.withLock { $0.isStrict } }
    set { contents.withLock { $0.isStrict = newValue } }
  }

  /// Nothing is left over, or it has been told.
  func finish() {
    contents.withLock { $0.isFinished = true }
  }

  /// Reports what is left over of a store that nobody finished.
  func reportLeftovers(of deed: String, at place: SourcePlace, _ isOfSwiftTesting: Bool) {
    guard contents.withLock({ $0.isStrict && !$0.isFinished }), let leftovers else { return }
    finish()
    Failure(
      message: """
        The test store was \(deed) with \(leftovers)
        Receive the actions, let the effects end, and close the test with `await store.finish()`.
        """,
      place: place,
      isOfSwiftTesting: isOfSwiftTesting
    )
    .report()
  }

  /// The test is over, and somebody holds the store still.
  func checkLeft(at place: SourcePlace, _ isOfSwiftTesting: Bool) {
    reportLeftovers(of: "left behind", at: place, isOfSwiftTesting)
    cancelAll()
  }

  /// What has not been received and what still runs, or nil.
  var leftovers: String? {
    let arrivals = waitingArrivals
    let senders = Set(arrivals.compactMap(\.token))
    let effects = runningEffects.filter { !senders.contains($0.token) }
    let users = users.filter(\.senders.isEmpty)
    guard !arrivals.isEmpty || !effects.isEmpty || !users.isEmpty else { return nil }
    var parts: [String] = []
    if !arrivals.isEmpty { parts.append(count(arrivals.count, "action") + " not received") }
    if !effects.isEmpty { parts.append(count(effects.count, "effect") + " running") }
    if !users.isEmpty { parts.append(count(users.count, "user") + " not at the end") }
    let lines =
      accounts(of: arrivals) + accounts(of: effects) + accounts(of: users)
      + (effects.isEmpty ? [] : notes)
    return parts.joined(separator: " and ") + ":\n" + lines.joined(separator: "\n")
  }

  /// What to do about what is left over at the end.
  var mend: String {
    var parts: [String] = []
    if !waitingArrivals.isEmpty { parts.append("receive the actions") }
    let isSilent = runningEffects.contains { $0.senders.isEmpty }
    if isSilent {
      parts.append(
        "let the effects end, cancel them, or skip them with `await store.skipInFlightEffects()`"
      )
    }
    if !users.isEmpty { parts.append("let the users come to their end") }
    let text = parts.joined(separator: "; ") + "."
    return text.prefix(1).uppercased() + text.dropFirst()
  }

  /// What may explain that an effect runs on.
  var notes: [String] {
    missedCancels.map { id, action in
      "  Note: the cancel of id \(ShortText(id)) by \(ShortText(action)) found nothing in flight."
    }
  }

  /// What has not been received, or nil.
  var unreceived: String? {
    let arrivals = waitingArrivals
    guard !arrivals.isEmpty else { return nil }
    let lines = accounts(of: arrivals).joined(separator: "\n")
    return count(arrivals.count, "action") + " not received:\n" + lines
  }

  func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  func accounts(of arrivals: [Arrival<Action>]) -> [String] {
    arrivals.prefix(10).enumerated().map { index, arrival in
      "  \(index + 1). \(ShortText(arrival.action))" + sender(of: arrival)
    } + (arrivals.count > 10 ? ["  … and \(arrivals.count - 10) more"] : [])
  }

  /// The effects and on what they wait.
  ///
  /// - Parameters:
  ///   - effects: the effects.
  ///   - taken: an action that has been taken from the queue and not been reduced.
  /// - Returns: a line for each, ten at most.
  func accounts(
    of effects: [TestEffect<Action>],
    taken: Arrival<Action>? = nil
  ) -> [String] {
    let now = clock.now
    let arrivals = effects.isEmpty ? [] : (taken.map { [$0] } ?? []) + waitingArrivals
    return effects.prefix(10)
      .map { effect in
        let sent = arrivals.filter { effect.senders[$0.number] != nil }.map(\.action)
        return "  \(EffectAccount(effect, now: now, sent: sent))"
      }
      + (effects.count > 10 ? ["  … and \(effects.count - 10) more"] : [])
  }

  func accounts(of users: [TestUser]) -> [String] {
    users.map { user in
      "  User \(user.number), "
        + (user.place.asleepUntil.map { "asleep on the clock until \(ShortText($0.offset))" }
          ?? "waiting for something outside the test")
    }
  }

  func sender(of arrival: Arrival<Action>) -> String {
    if case .user(let user) = arrival.source { return ", sent by user \(user.number)" }
    guard let origin = origin(of: arrival) else { return "" }
    let starter = ", sent by an effect of \(ShortText(origin.action))"
    guard case .running(let effect, _) = arrival.source else { return starter }
    return starter + " at \(effect.info.fileID):\(effect.info.line)"
  }
}
