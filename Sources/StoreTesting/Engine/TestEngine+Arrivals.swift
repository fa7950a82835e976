internal import Store

// What has arrived, what runs: questions of the test store.
extension TestEngine {
  /// Whether an action has arrived that still counts.
  var hasArrival: Bool {
    contents.withLock { contents in
      contents.atOnce.firstIndex { Self.counts($0, in: contents) } != nil
        || contents.arrivals.firstIndex { Self.counts($0, in: contents) } != nil
    }
  }

  /// Takes the action out that comes next: the first one that counts, unless a schedule picks.
  func popArrival() -> Arrival<Action>? {
    guard let schedule else { return takeArrival(at: 0) }
    let heads = arrivalHeads
    guard heads.count > 1 else { return takeArrival(at: heads.first?.index ?? 0) }
    return takeArrival(at: heads[schedule.pick(among: heads.map(\.owner))].index)
  }

  /// Those of the actions that have arrived and count that could come next, and who sent them.
  ///
  /// What has arrived between two reductions keeps its order: a schedule has already picked who
  /// went on. But what comes after a reduction may overtake what came before it, and was slow on
  /// its way to the store.
  var arrivalHeads: [(index: Int, owner: Int)] {
    let waiting = waitingArrivals
    if case .leaf = waiting.first?.source { return [(0, -1)] }
    var heads: [(index: Int, owner: Int)] = []
    var last = -1
    for (index, arrival) in waiting.enumerated() where arrival.reductions != last {
      last = arrival.reductions
      heads.append((index, -2 - arrival.number))
    }
    return heads
  }

  /// Takes the action out in front of which so many have arrived that count.
  func takeArrival(at index: Int) -> Arrival<Action>? {
    if let schedule, index > 0 {
      let waiting = waitingArrivals
      schedule.note("\(ShortText(waiting[index].action)) overtakes \(ShortText(waiting[0].action))")
    }
    // Those that don't count any more are let go after the lock.
    let (arrival, dead) = contents.withLock { contents in
      var dead = Self.removeDead(from: \.atOnce, in: &contents)
      dead += Self.removeDead(from: \.arrivals, in: &contents)
      let count = contents.atOnce.count
      if index < count { return (contents.atOnce.remove(at: index), dead) }
      let arrival = contents.arrivals.remove(at: index - count)
      // The rest of its turn is in the store's queue by now, in front of what it makes others send.
      while let turn = arrival?.turn, turn > 0,
        let next = contents.arrivals.firstIndex(where: { $0.turn == turn }),
        let follower = contents.arrivals.remove(at: next)
      {
        contents.atOnce.append(follower)
      }
      return (arrival, dead)
    }
    withExtendedLifetime(dead) {}
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
    contents.withLock { contents in
      (contents.atOnce.waiting + contents.arrivals.waiting)
        .filter { Self.counts($0, in: contents) }
    }
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
    return reports.map { .absentChild($0) }
      + late.map { .sendAfterEnd(action: "\($0.action)", effect: $0.effect.info) }
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
