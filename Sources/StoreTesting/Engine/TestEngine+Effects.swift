internal import Store

// The tasks of effects, and what they tell.
extension TestEngine {
  /// Starts the task of an effect.
  func launch(_ effect: TestEffect<Action>) {
    let task = Task(executorPreference: executor, priority: effect.operation.site.priority) {
      await EffectPlace.$current.withValue(effect.place) { await self.run(effect) }
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
      schedule?.note("  sends \(ShortText(action))\(isQueued ? "" : ", which is dropped")")
      if !isQueued { continuation.resume() }
      wakeup.signal()
    }
  }

  /// The body of an effect has returned.
  ///
  /// It is over once what it has sent is received.
  private func finished(_ effect: TestEffect<Action>) {
    schedule?.note("  ends")
    change { contents, _ in
      effect.hasReturned = true
      Self.end(effect, in: &contents)
    }
    wakeup.signal()
  }
}
