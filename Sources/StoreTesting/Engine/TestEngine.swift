internal import Store

/// The part of a test store that effects can reach: the same effect table as a live store's, the
/// actions that have arrived, the clock and the executor.
///
/// Reducing is the test store's business; everything else about effects happens here. The engine
/// decides under its lock and acts after it.
final class TestEngine<Action: Sendable>: Sendable {
  struct Contents: Sendable {
    var effects = EffectTable<Action, EffectOrigin<Action>>()
    var arrivals = ActionQueue<Arrival<Action>>()
    var lastArrival = 0
    var lastEffect = 0
    var running: [EffectToken: TestEffect<Action>] = [:]
    /// What was sent by effects that had ended.
    var late: [(action: Action, effect: TestEffect<Action>)] = []
    /// What was meant for children that aren't there.
    var reports: [String] = []
    /// The cancels that found nothing in flight: fine in itself, and a hint when an effect runs on.
    var missed: [(id: any Hashable & Sendable, action: Action)] = []
    /// Up to when time has still to pass.
    var heldUntil: TestClock.Instant?
  }

  /// What is left to do when the lock has been released.
  enum Act {
    case launch(TestEffect<Action>)
    case cancel(Task<Void, Never>)
    case resume(CheckedContinuation<Void, Never>)
    case leave(StoreTask)
    /// Let go of something that may run anybody's code.
    case release(EffectContent<Action>)
  }

  /// How many cancels that found nothing are remembered.
  private static var mostMissed: Int { 3 }

  let contents = Locked(Contents())
  let wakeup: Wakeup
  let executor: DrainingExecutor
  let clock: TestClock

  init(clock: TestClock) {
    self.clock = clock
    wakeup = Wakeup()
    executor = DrainingExecutor(wakeup: wakeup)
    clock.drive { [weak self] move in
      guard let self else { return false }
      await passTime(move)
      return true
    }
  }

  // MARK: - What the test store tells

  /// Registers the effect of an action that has been reduced, and looks which children are left.
  func take(
    _ effect: Effect<Action>,
    of action: Action,
    for task: StoreTask,
    visitScopes: (inout ScopeVisit) -> Void
  ) {
    var isNone = false
    if case .none = effect.content { isNone = true }
    if !isNone {
      task.enter()
      contents.withLock { contents in
        contents.effects.take(effect, origin: EffectOrigin(action: action, task: task))
        // What the effect cancels is cancelled, even if nothing else of it is wanted any more.
        if task.isCancelled { contents.effects.cutTrees { $0.task === task } }
      }
    }
    // The reducers lead the look: that is user code, and runs outside the lock.
    guard var visit = contents.withLock({ $0.effects.hasScopes ? $0.effects.scopeVisit : nil })
    else { return change { _, _ in } }
    visitScopes(&visit)
    change { contents, _ in contents.effects.cut(visit) }
  }

  /// An arrival has been reduced, and its effect registered: its sender goes on.
  func reduced(_ arrival: Arrival<Action>) {
    change { contents, acts in
      switch arrival.source {
      case .leaf(let token):
        contents.effects.ended(token)
      case .running(let effect, let isLast):
        if let sender = effect.senders.removeValue(forKey: arrival.number) {
          acts.append(.resume(sender))
        }
        if isLast || effect.hasReturned { Self.end(effect, in: &contents) }
      }
    }
  }

  /// Cuts what belongs to a task.
  func cancel(_ task: StoreTask) {
    change { contents, _ in contents.effects.cutTrees { $0.task === task } }
    wakeup.signal()
  }

  /// Cuts everything.
  func cancelAll() {
    change { contents, _ in contents.effects.cutTrees { _ in true } }
    wakeup.signal()
  }

  /// Changes the contents under the lock; acts, and lets go, after it.
  private func change(_ body: (inout Contents, inout [Act]) -> Void) {
    let acts = contents.withLock { contents in
      var acts: [Act] = []
      body(&contents, &acts)
      Self.decide(&contents, &acts)
      return acts
    }
    for act in acts { perform(act) }
  }

  // MARK: - What effects tell

  /// An effect sends.
  ///
  /// Returns when the action has been reduced or dropped.
  private func arrive(
    _ action: Action,
    from effect: TestEffect<Action>,
    isLast: Bool = false
  ) async {
    await withCheckedContinuation { continuation in
      let isQueued = contents.withLock { contents in
        guard let origin = contents.effects.origin(of: effect.token) else {
          if effect.end == .finished { contents.late.append((action, effect)) }
          return false
        }
        guard !origin.task.isCancelled else { return false }
        contents.lastArrival += 1
        effect.senders[contents.lastArrival] = continuation
        contents.arrivals.append(
          Arrival(
            number: contents.lastArrival,
            action: action,
            source: .running(effect, isLast: isLast)
          )
        )
        return true
      }
      if !isQueued { continuation.resume() }
      wakeup.signal()
    }
  }

  /// The body of an effect has returned.
  ///
  /// It is over once what it has sent is received.
  private func finished(_ effect: TestEffect<Action>) {
    change { contents, _ in
      effect.hasReturned = true
      Self.end(effect, in: &contents)
    }
    wakeup.signal()
  }

  private static func end(_ effect: TestEffect<Action>, in contents: inout Contents) {
    guard effect.end == nil, effect.senders.isEmpty else { return }
    effect.end = .finished
    effect.task = nil
    contents.running[effect.token] = nil
    contents.effects.ended(effect.token)
  }

  // MARK: - Decisions

  private static func decide(_ contents: inout Contents, _ acts: inout [Act]) {
    while let decision = contents.effects.nextDecision() {
      switch decision {
      case .start(let token, let operation):
        guard let origin = contents.effects.origin(of: token), !origin.task.isCancelled else {
          acts.append(.release(.run(operation)))
          continue
        }
        let id = contents.effects.id(of: token)
        let info = EffectInfo(token: token, site: operation.site, id: id, action: origin.action)
        contents.lastEffect += 1
        let effect = TestEffect(
          number: contents.lastEffect,
          token: token,
          operation: operation,
          info: info
        )
        contents.running[token] = effect
        acts.append(.launch(effect))
      case .deliver(let token, let action):
        contents.lastArrival += 1
        contents.arrivals.append(
          Arrival(number: contents.lastArrival, action: action, source: .leaf(token))
        )
      case .stop(let token):
        guard let effect = contents.running.removeValue(forKey: token) else { continue }
        effect.end = .cancelled
        if let task = effect.task { acts.append(.cancel(task)) }
        acts += effect.senders.values.map(Act.resume)
        effect.task = nil
        effect.senders = [:]
      case .report(let text), .unvisited(let text):
        contents.reports.append(text)
      case .missed(let id, let origin):
        contents.missed.append((id.base, origin.action))
        if contents.missed.count > mostMissed { contents.missed.removeFirst() }
      case .close(let origin):
        acts.append(.leave(origin.task))
        acts.append(.release(.send(origin.action)))
      }
    }
    acts += contents.effects.takeReleased().map(Act.release)
  }

  private func perform(_ act: Act) {
    switch act {
    case .launch(let effect): launch(effect)
    case .cancel(let task): task.cancel()
    case .resume(let sender): sender.resume()
    case .leave(let task): task.leave()
    case .release: break
    }
  }

  private func launch(_ effect: TestEffect<Action>) {
    let task = Task(executorPreference: executor, priority: effect.operation.site.priority) {
      await EffectPlace.$current.withValue(effect.place) { await self.run(effect) }
    }
    let isCut = contents.withLock { _ in
      if effect.end == nil { effect.task = task }
      return effect.end == .cancelled
    }
    if isCut { task.cancel() }
  }

  @concurrent
  private func run(_ effect: TestEffect<Action>) async {
    effect.place.begins()
    switch effect.operation.body {
    case .stream(let operation):
      await operation(Send(clock: clock) { await self.arrive($0, from: effect) })
    case .answer(let work):
      await arrive(await work(clock), from: effect, isLast: true)
    }
    finished(effect)
  }
}
