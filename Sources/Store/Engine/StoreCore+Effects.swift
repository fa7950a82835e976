// What the core does with effects: it carries the decisions of their table out.
extension StoreCore {
  func makeTask() -> StoreTask {
    StoreTask(onCancel: { [port] task in port.cancel(task) })
  }

  func takeUp(
    _ effect: Effect<Action>,
    of action: Action,
    for task: StoreTask?
  ) -> StoreTask? {
    if effect.isNone {
      if contents.pointee.effects.hasScopes {
        cutAbsentChildren()
        act()
      }
      return task
    }
    let task = task ?? makeTask()
    task.enter()
    contents.pointee.effects.take(effect, origin: EffectOrigin(action: action, task: task))
    // What the effect cancels is cancelled, even if nothing else of it is wanted any more.
    if task.isCancelled { contents.pointee.effects.cutTrees { $0.task === task } }
    if contents.pointee.effects.hasScopes { cutAbsentChildren() }
    act()
    return task
  }

  /// Ends the effects of children that the last action has removed or replaced.
  private func cutAbsentChildren() {
    var visit = contents.pointee.effects.scopeVisit
    visitScopes(&front.pointee.state, &visit)
    contents.pointee.effects.cut(consume visit)
  }

  /// The body of an effect has returned.
  func finished(_ effect: RunningEffect<Action>) {
    guard effect.end == nil else { return }
    holding {
      end(effect, .finished)
      ended(effect.token)
    }
  }

  /// Cuts what belongs to tasks that have been cancelled.
  func settleCancelled() {
    holding { cutCancelled() }
  }

  func cutCancelled() {
    guard port.takeCancelled() else { return }
    contents.pointee.effects.cutTrees { $0.task.isCancelled }
    act()
  }

  func ended(_ token: EffectToken) {
    contents.pointee.effects.ended(token)
    act()
  }

  /// Carries the decisions of the effect table out.
  private func act() {
    while let decision = contents.pointee.effects.nextDecision() {
      switch decision {
      case .start(let token, let operation): start(operation, token)
      case .deliver(let token, let action):
        contents.pointee.queue.append(Item(action: action, source: .leaf(token)))
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

  private func start(_ operation: EffectOperation<Action>, _ token: EffectToken) {
    // Cut in the turn in which it was taken up, or about to be, with its task: it never starts.
    guard let origin = contents.pointee.effects.origin(of: token) else { return }
    guard !origin.task.isCancelled else { return }
    let effect = RunningEffect(
      token: token,
      operation: operation,
      id: contents.pointee.effects.id(of: token),
      action: origin.action
    )
    while contents.pointee.running.count <= token.slot { contents.pointee.running.append(nil) }
    contents.pointee.running[token.slot] = effect
    for observer in observers { observer.effectDidStart(effect.info) }
    effect.task = Task(priority: operation.site.priority) { [port, clock] in
      await port.run(effect, clock: clock)
    }
  }

  private func stop(_ token: EffectToken) {
    guard token.slot < contents.pointee.running.count,
      let effect = contents.pointee.running[token.slot], effect.token == token
    else { return }
    let task = effect.task
    end(effect, .cancelled)
    task?.cancel()
  }

  private func end(_ effect: RunningEffect<Action>, _ end: EffectEnd) {
    effect.end = end
    effect.task = nil
    contents.pointee.running[effect.token.slot] = nil
    for observer in observers { observer.effectDidEnd(effect.info, end) }
  }
}
