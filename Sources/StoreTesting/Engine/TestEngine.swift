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
    var diagnostics: [StoreDiagnostic] = []
    /// Up to when time has still to pass.
    var heldUntil: TestClock.Instant?
  }

  /// What is left to do when the lock has been released.
  enum Act {
    case launch(TestEffect<Action>)
    case cancel(Task<Void, Never>?, [CheckedContinuation<Void, Never>])
    case leave(StoreTask)
  }

  let contents = Locked(Contents())
  let wakeup: Wakeup
  let executor: DrainingExecutor
  let clock: TestClock

  init(clock: TestClock) {
    self.clock = clock
    wakeup = Wakeup()
    executor = DrainingExecutor(wakeup: wakeup)
    clock.drive { [weak self] deadline in await self?.passTime(until: deadline) }
  }

  // MARK: - What the test store tells

  /// Registers the effect of an action that has been reduced.
  func take(_ effect: Effect<Action>, of action: Action, for task: StoreTask) {
    if case .none = effect.content { return }
    guard !task.isCancelled else { return }
    task.enter()
    change { $0.effects.take(effect, origin: EffectOrigin(action: action, task: task)) }
  }

  /// An arrival has been reduced, and its effect registered: its sender goes on.
  func reduced(_ arrival: Arrival<Action>) {
    change { contents in
      switch arrival.source {
      case .leaf(let token):
        contents.effects.ended(token)
        return nil
      case .running(let effect, let isLast):
        if isLast { Self.end(effect, in: &contents) }
        return effect.senders.removeValue(forKey: arrival.number)
      }
    }
  }

  /// Cuts what belongs to a task.
  func cancel(_ task: StoreTask) {
    change { $0.effects.cutTrees { $0.task === task } }
  }

  /// Cuts everything.
  func cancelAll() {
    change { $0.effects.cutTrees { _ in true } }
  }

  /// Changes the contents, then carries out what the effect table has decided.
  private func change(
    _ body: (inout Contents) -> CheckedContinuation<Void, Never>?
  ) {
    let (sender, acts) = contents.withLock { contents in
      let sender = body(&contents)
      return (sender, Self.decide(&contents))
    }
    for act in acts { perform(act) }
    sender?.resume()
  }

  private func change(_ body: (inout Contents) -> Void) {
    change { contents in
      body(&contents)
      return nil
    }
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
          if effect.end == .finished {
            contents.diagnostics.append(Self.late(action, from: effect))
          }
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

  private func finished(_ effect: TestEffect<Action>) {
    change { Self.end(effect, in: &$0) }
    wakeup.signal()
  }

  private static func end(_ effect: TestEffect<Action>, in contents: inout Contents) {
    guard effect.end == nil else { return }
    effect.end = .finished
    effect.task = nil
    contents.running[effect.token] = nil
    contents.effects.ended(effect.token)
  }

  private static func late(_ action: Action, from effect: TestEffect<Action>) -> StoreDiagnostic {
    .sendAfterEnd(action: "\(action)", effect: effect.info)
  }

  // MARK: - Decisions

  private static func decide(_ contents: inout Contents) -> [Act] {
    var acts: [Act] = []
    while let decision = contents.effects.nextDecision() {
      switch decision {
      case .start(let token, let operation):
        guard let origin = contents.effects.origin(of: token), !origin.task.isCancelled else {
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
        acts.append(.cancel(effect.task, Array(effect.senders.values)))
        effect.task = nil
        effect.senders = [:]
      case .close(let origin):
        acts.append(.leave(origin.task))
      }
    }
    return acts
  }

  private func perform(_ act: Act) {
    switch act {
    case .launch(let effect): launch(effect)
    case .cancel(let task, let senders):
      task?.cancel()
      for sender in senders { sender.resume() }
    case .leave(let task): task.leave()
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
