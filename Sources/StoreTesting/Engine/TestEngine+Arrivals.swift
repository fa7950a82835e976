internal import Store

// What has arrived, what runs: questions of the test store.
extension TestEngine {
  /// Whether an action has arrived that still counts.
  var hasArrival: Bool {
    contents.withLock { contents in
      contents.atOnce.firstIndex { Self.counts($0, in: contents) } != nil
        || contents.arrivals.firstIndex { Self.counts($0, in: contents) } != nil
        || contents.userArrivals.firstIndex { Self.counts($0, in: contents) } != nil
    }
  }

  /// Takes the action out that comes next: the first one that counts, unless a schedule picks.
  func popArrival() -> Arrival<Action>? {
    guard let schedule else { return takeArrival(at: 0) }
    passReductionsOfTest()
    let candidates = arrivalCandidates
    guard !candidates.isEmpty else { return takeArrival(at: 0) }
    return takeArrival(at: candidates[schedule.pick(among: candidates.map(\.candidate))].index)
  }

  /// Those of the actions that have arrived and count that could come next, and their places.
  ///
  /// Senders run at the same time and race to the store, so that any of them may be the first. But
  /// what is in the store's queue already is reduced before all others, as in a live store, and what
  /// arrives in one turn stays together.
  var arrivalCandidates: [(index: Int, candidate: ScheduleCandidate)] {
    let (waiting, isQueued) = contents.withLock { contents in
      (
        Self.waiting(in: contents),
        contents.atOnce.firstIndex { Self.counts($0, in: contents) } != nil
      )
    }
    var candidates: [(index: Int, candidate: ScheduleCandidate)] = []
    var turns: Set<Int> = []
    for (index, arrival) in waiting.enumerated() {
      guard arrival.turn == 0 || turns.insert(arrival.turn).inserted else { continue }
      let id = ScheduleCandidate.ID.action(store: id, number: arrival.number)
      candidates.append((index, ScheduleCandidate(id, owner: -arrival.number)))
      if isQueued { break }
    }
    return candidates
  }

  /// Takes the action out in front of which so many have arrived that count.
  func takeArrival(at index: Int) -> Arrival<Action>? {
    if let schedule, index > 0 {
      let waiting = waitingArrivals
      schedule.note("\(ShortText(waiting[index].action)) overtakes \(ShortText(waiting[0].action))")
    }
    guard contents.withLock({ !$0.hasNoArrivals }) else { return nil }
    // Those that don't count any more are let go after the lock.
    let (arrival, dead) = contents.withLock { contents in
      var dead = Self.removeDead(from: \.atOnce, in: &contents)
      dead += Self.removeDead(from: \.arrivals, in: &contents)
      dead += Self.removeDead(from: \.userArrivals, in: &contents)
      return (Self.remove(at: index, from: &contents), dead)
    }
    withExtendedLifetime(dead) {}
    return arrival
  }

  private static func remove(at index: Int, from contents: inout Contents) -> Arrival<Action>? {
    let atOnce = contents.atOnce.count
    let ofEffects = atOnce + contents.arrivals.count
    if index < atOnce { return contents.atOnce.remove(at: index) }
    if index >= ofEffects { return contents.userArrivals.remove(at: index - ofEffects) }
    let arrival = contents.arrivals.remove(at: index - atOnce)
    // The rest of its turn is in the store's queue by now, in front of what it makes others send.
    while let turn = arrival?.turn, turn > 0,
      let next = contents.arrivals.firstIndex(where: { $0.turn == turn }),
      let follower = contents.arrivals.remove(at: next)
    {
      contents.atOnce.append(follower)
    }
    return arrival
  }

  private static func removeDead(
    from path: WritableKeyPath<Contents, ActionQueue<Arrival<Action>>>,
    in contents: inout Contents
  ) -> [Arrival<Action>] {
    var dead: [Arrival<Action>] = []
    while let index = contents[keyPath: path].firstIndex(where: { !counts($0, in: contents) }) {
      if let arrival = contents[keyPath: path].remove(at: index) { dead.append(arrival) }
    }
    return dead
  }

  /// All actions that have arrived and still count, in their order.
  var waitingArrivals: [Arrival<Action>] {
    contents.withLock { Self.waiting(in: $0) }
  }

  private static func waiting(in contents: Contents) -> [Arrival<Action>] {
    if contents.hasNoArrivals { return [] }
    return (contents.atOnce.waiting + contents.arrivals.waiting + contents.userArrivals.waiting)
      .filter { counts($0, in: contents) }
  }

  /// The task that an arrival's effects belong to, and who sent it.
  func origin(of arrival: Arrival<Action>) -> EffectOrigin<Action>? {
    guard let token = arrival.token else { return nil }
    return contents.withLock { $0.effects.origin(of: token) }
  }

  var runningCount: Int { contents.withLock { $0.running.count } }

  /// The effects that run, in the order of their start.
  var runningEffects: [TestEffect<Action>] {
    contents.withLock { contents in
      contents.running.values.sorted { $0.number < $1.number }
    }
  }

  /// What was ignored since the last call.
  func takeDiagnostics() -> [StoreDiagnostic] {
    let (reports, late) = contents.withLock { contents in
      defer { (contents.reports, contents.late) = ([], []) }
      return (contents.reports, contents.late)
    }
    if reports.isEmpty, late.isEmpty { return [] }
    return reports.map { .absentChild($0) }
      + late.map { .sendAfterEnd(action: $0.action, effect: $0.effect.info) }
  }

  /// The last cancels that found nothing in flight.
  var missedCancels: [(id: any Hashable & Sendable, action: Action)] {
    contents.withLock { $0.missed }
  }

  private static func counts(_ arrival: Arrival<Action>, in contents: Contents) -> Bool {
    if case .user(let user) = arrival.source { return user.senders[arrival.number] != nil }
    guard let token = arrival.token, let origin = contents.effects.origin(of: token) else {
      return false
    }
    return !origin.task.isCancelled
  }
}
