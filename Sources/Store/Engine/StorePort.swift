/// How effects reach their store: weakly, and on the store's actor.
///
/// The actor is held weakly too: a store that is a property of its actor would otherwise keep actor,
/// store and effect alive in a circle.
///
// INVARIANT: `core` is assigned once, by the core's own initialiser, before the port is shared; it
// is used only by functions isolated to `actor`, the actor on which the core lives. The weak
// references are read atomically by the runtime.
final class StorePort<State, Action: Sendable>: @unchecked Sendable {
  weak var core: StoreCore<State, Action>?
  private weak let actor: (any Actor)?

  init(actor: any Actor) {
    self.actor = actor
  }

  /// Runs the body of an effect off the store's actor.
  @concurrent
  func run(_ effect: RunningEffect<Action>, clock: any Clock<Duration>) async {
    switch effect.operation.body {
    case .stream(let operation):
      await operation(Send(clock: clock) { await self.deliver($0, from: effect) })
      if let actor { await finish(effect, on: actor) }
    case .answer(let work):
      let action = await work(clock)
      if let actor { await answer(action, from: effect, on: actor) }
    }
  }

  /// Cuts what belongs to a task, as soon as the actor is free.
  func cancel(_ task: StoreTask) {
    guard let actor else { return }
    Task { await cancel(task, on: actor) }
  }

  private func deliver(_ action: Action, from effect: RunningEffect<Action>) async {
    if let actor { await deliver(action, from: effect, on: actor) }
  }

  private func deliver(
    _ action: Action,
    from effect: RunningEffect<Action>,
    on actor: isolated any Actor
  ) async {
    await core?.deliver(action, from: effect)
  }

  private func answer(
    _ action: Action,
    from effect: RunningEffect<Action>,
    on actor: isolated any Actor
  ) async {
    guard let core else { return }
    await core.deliver(action, from: effect)
    core.finished(effect)
  }

  private func finish(_ effect: RunningEffect<Action>, on actor: isolated any Actor) {
    core?.finished(effect)
  }

  private func cancel(_ task: StoreTask, on actor: isolated any Actor) {
    core?.cancel(task)
  }
}
