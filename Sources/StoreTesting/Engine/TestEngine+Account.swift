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
  func reportLeftovers(of deed: String, at place: SourcePlace) {
    guard contents.withLock({ $0.isStrict && !$0.isFinished }), let leftovers else { return }
    finish()
    Failure(
      message: """
        The test store was \(deed) \(leftovers)
        Receive the actions, let the effects end, and close the test with `await store.finish()`.
        """,
      place: place
    )
    .report()
  }

  /// The test is over, and somebody holds the store still.
  func checkLeft(at place: SourcePlace) {
    reportLeftovers(of: "left behind", at: place)
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
    return "with " + parts.joined(separator: " and ") + ":\n" + lines.joined(separator: "\n")
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
    return "with " + count(arrivals.count, "action") + " not received:\n" + lines
  }

  func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  func accounts(of arrivals: [Arrival<Action>]) -> [String] {
    arrivals.prefix(10).enumerated().map { index, arrival in
      "  \(index + 1). \(ShortText(arrival.action))" + sender(of: arrival)
    } + (arrivals.count > 10 ? ["  … and \(arrivals.count - 10) more"] : [])
  }

  func accounts(of effects: [TestEffect<Action>]) -> [String] {
    let now = clock.now
    return effects.prefix(10).map { "  \(EffectAccount($0, now: now))" }
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
