internal import Synchronization

/// How effects reach their store: weakly, and on the store's actor.
///
/// The actor is held weakly too: a store that is a property of its actor would otherwise keep actor,
/// store and effect alive in a circle.
///
// INVARIANT: `core` and `actor` are assigned once, by the core's initialiser, before the port is
// shared; `core` is used only by functions isolated to `actor`, the actor on which the core lives.
// Weak references are read atomically by the runtime.
final class StorePort<State, Action: Sendable>: @unchecked Sendable {
  weak var core: StoreCore<State, Action>?
  private weak var actor: (any Actor)?
  /// Whether a task has been cancelled and its effects have not been cut.
  private let hasCancelled = Atomic<Bool>(false)

  init(actor: any Actor) {
    self.actor = actor
  }

  /// Runs the body of an effect off the store's actor.
  @concurrent
  func run(
    _ effect: RunningEffect<Action>,
    _ body: EffectOperation<Action>.Body,
    clock: any Clock<Duration>
  ) async {
    switch body {
    case .stream(let operation):
      await operation(Send(clock: clock) { await self.deliver($0, from: effect) })
      if let actor { await finish(effect, on: actor) }
    case .answer(let work):
      let action = await work(clock)
      if let actor { await answer(action, from: effect, on: actor) }
    case .sleep:
      // It has been started as a stream: the deadline counts from then.
      break
    }
  }

  /// A task has been cancelled: its effects are cut before the store does anything else.
  func cancel(_ task: StoreTask) {
    hasCancelled.store(true, ordering: .releasing)
    guard let actor else { return }
    Task { await settleCancelled(on: actor) }
  }

  /// Somebody waits for a task: what belongs to it is not less important than he is.
  func raise(_ task: StoreTask, to priority: TaskPriority) {
    guard let actor else { return }
    Task(priority: priority) { await raise(task, to: priority, on: actor) }
  }

  private func raise(
    _ task: StoreTask,
    to priority: TaskPriority,
    on actor: isolated any Actor
  ) {
    core?.raise(task, to: priority)
  }

  /// Whether a task has been cancelled since the last call.
  func takeCancelled() -> Bool {
    guard hasCancelled.load(ordering: .relaxed) else { return false }
    return hasCancelled.exchange(false, ordering: .acquiring)
  }

  /// Lets go of cancelled observations, as soon as the actor is free.
  func purge() {
    guard let actor else { return }
    Task { await purge(on: actor) }
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

  private func settleCancelled(on actor: isolated any Actor) {
    core?.settleCancelled()
  }

  private func purge(on actor: isolated any Actor) {
    core?.purge()
  }
}
