internal import Effects
internal import Store

// What the effect table has decided, and what is done about it.
extension TestEngine {
  static func decide(
    _ contents: inout Contents,
    _ acts: inout [Act],
    isAtOnce: Bool
  ) {
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
          isGated: contents.effects.isGated(token),
          info: info
        )
        contents.running[token] = effect
        acts.append(.launch(effect))
      case .deliver(let token, let action):
        contents.lastArrival += 1
        var source = Arrival<Action>.Source.leaf(token)
        if let passing = contents.passing, passing.token == token {
          contents.passing = nil
          passing.effect.senders[contents.lastArrival] = passing.sender
          source = .passed(token, passing.effect)
        }
        let arrival = Arrival(
          number: contents.lastArrival,
          turn: contents.lastTurn,
          action: action,
          source: source
        )
        if isAtOnce { contents.atOnce.append(arrival) } else { contents.arrivals.append(arrival) }
      case .stop(let token):
        guard let effect = contents.running.removeValue(forKey: token) else { continue }
        effect.end = .cancelled
        contents.marks.stops += 1
        ScheduleRun.current?.note("  cancels \(effect.title)")
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
    if contents.effects.hasReleased { acts += contents.effects.takeReleased().map(Act.release) }
  }

  func perform(_ act: Act) {
    switch act {
    case .launch(let effect):
      schedule?.note(
        "  starts \(effect.title), of \(ShortText(effect.info.subject)) \(effect.site)"
      )
      launch(effect)
    case .cancel(let task): task.cancel()
    case .resume(let sender): sender.resume()
    case .leave(let task): task.leave()
    case .release: break
    }
  }

  private func launch(_ effect: TestEffect<Action>) {
    let body = effect.operation.body(startingOn: clock)
    let task = Task(executorPreference: executor, priority: effect.operation.site.priority) {
      await EffectPlace.$current.withValue(effect.place) { await self.run(effect, body) }
    }
    let owner = executor.lastOwner
    schedule?.name(owner, effect.title)
    let isCut = contents.withLock { _ in
      effect.owner = owner
      if effect.end == nil { effect.task = task }
      return effect.end == .cancelled
    }
    if isCut { task.cancel() }
  }

  @concurrent
  private func run(_ effect: TestEffect<Action>, _ body: EffectOperation<Action>.Body) async {
    effect.place.begins()
    switch body {
    case .stream(let operation):
      await operation(Send(clock: clock) { await self.arrive($0, from: effect) })
    case .answer(let work):
      await arrive(await work(clock), from: effect, isLast: true)
    case .sleep:
      // It has been started as a stream: the deadline counts from then.
      break
    }
    finished(effect)
  }
}
