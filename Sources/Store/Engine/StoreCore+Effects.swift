// What the core does with effects: it carries the decisions of their table out.
extension StoreCore {
  @inlinable
  func makeTask() -> StoreTask {
    StoreTask(taskActions)
  }

  @inlinable
  func takeUp(
    _ effect: Effect<Action>,
    of action: Action,
    for task: StoreTask?
  ) -> StoreTask? {
    if effect.isNone {
      if isAttended, contents.pointee.effects.hasScopes {
        cutAbsentChildren()
        act()
      }
      return task
    }
    let task = task ?? makeTask()
    task.enter()
    contents.pointee.effects.take(
      effect,
      origin: EffectOrigin(action: action, task: task),
      at: now
    )
    // What the effect cancels is cancelled, even if nothing else of it is wanted any more.
    if task.isCancelled { contents.pointee.effects.cutTrees(at: now) { $0.task === task } }
    if contents.pointee.effects.hasScopes {
      front.pointee.status.insert(.attended)
      cutAbsentChildren()
    }
    act()
    return task
  }

  /// Ends the effects of children that the last action has removed or replaced.
  @inlinable
  func cutAbsentChildren() {
    var visit = contents.pointee.effects.scopeVisit
    visitScopes(&front.pointee.state, &visit)
    contents.pointee.effects.cut(consume visit, at: now)
  }

  /// The body of an effect has returned.
  @inlinable
  func finished(_ effect: RunningEffect<Action>) {
    guard effect.end == nil else { return }
    guard !isDraining else {
      end(effect, .finished)
      return ended(effect.token)
    }
    front.pointee.status.insert(.draining)
    end(effect, .finished)
    ended(effect.token)
    drainQueue()
  }

  /// Cuts what belongs to tasks that have been cancelled.
  func settleCancelled() {
    holding { cutCancelled() }
  }

  @inlinable
  func cutCancelled() {
    if port.takeCancelled() { cutTreesOfCancelled() }
  }

  @usableFromInline
  func cutTreesOfCancelled() {
    contents.pointee.effects.cutTrees(at: now) { $0.task.isCancelled }
    act()
  }

  @inlinable
  func ended(_ token: EffectToken) {
    contents.pointee.effects.ended(token, at: now)
    act()
  }

  /// An action of a running effect has arrived that is to be delayed or throttled.
  ///
  /// One that passes is reduced before this returns, unless the store is busy already.
  @usableFromInline
  func offer(_ action: Action, from effect: RunningEffect<Action>) {
    holding {
      cutCancelled()
      guard let origin = contents.pointee.effects.origin(of: effect.token) else {
        return reportLate(action, from: effect)
      }
      guard !origin.task.isCancelled else { return }
      _ = contents.pointee.effects.offer(
        action,
        from: effect.token,
        site: effect.site,
        at: now
      )
      act()
    }
  }

  /// Carries the decisions of the effect table out.
  @inlinable
  func act() {
    while let decision = contents.pointee.effects.nextDecision() {
      switch decision {
      case .start(let token, let operation): start(operation, token)
      case .deliver(let token, let action):
        contents.pointee.queue.append(Item(action, from: .leaf(token)))
      case .stop(let token): stop(token)
      case .report(let text): report(.absentChild(text))
      case .unvisited(let text): report(.unvisitedChild(text))
      case .missed: break
      case .close(let origin): origin.task.leave()
      }
    }
    // May run anybody's `deinit`: what that sends is queued, since the store is draining.
    _ = contents.pointee.effects.takeReleased()
  }

  @inlinable
  func start(_ operation: EffectOperation<Action>, _ token: EffectToken) {
    // Cut in the turn in which it was taken up, or about to be, with its task: it never starts.
    guard let origin = contents.pointee.effects.admit(token) else { return }
    guard !origin.task.isCancelled else { return }
    let (id, isGated) = contents.pointee.effects.registration(of: token)
    let effect = RunningEffect(
      token: token,
      site: operation.site,
      isGated: isGated,
      id: id,
      action: origin.action
    )
    while contents.pointee.running.count <= token.slot { contents.pointee.running.append(nil) }
    contents.pointee.running[token.slot] = effect
    if !observers.isEmpty { tellStart(of: effect) }
    let priority = operation.site.rawPriority.map { origin.task.start(at: $0) }
    let body = operation.body(startingOn: clock)
    effect.task = port.launch(effect, body, priority: priority, clock: clock)
  }

  /// Raises the priority of all effects that belong to a task.
  func raise(_ task: StoreTask, to priority: TaskPriority) {
    guard #available(macOS 26, iOS 26, macCatalyst 26, tvOS 26, watchOS 26, visionOS 26, *) else {
      return
    }
    for effect in contents.pointee.running {
      guard let effect, contents.pointee.effects.origin(of: effect.token)?.task === task else {
        continue
      }
      effect.task?.escalatePriority(to: priority)
    }
  }

  @inlinable
  func stop(_ token: EffectToken) {
    guard token.slot < contents.pointee.running.count,
      let effect = contents.pointee.running[token.slot], effect.token == token
    else { return }
    let task = effect.task
    end(effect, .cancelled)
    task?.cancel()
  }

  @inlinable
  func end(_ effect: RunningEffect<Action>, _ end: EffectEnd) {
    effect.end = end
    effect.task = nil
    contents.pointee.running[effect.token.slot] = nil
    if !observers.isEmpty { tellEnd(of: effect, end) }
  }
}
