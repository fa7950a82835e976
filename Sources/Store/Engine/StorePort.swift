public import Effects
public import Synchronization

/// How effects reach their store: weakly, and on the store's actor.
///
/// The actor is held weakly too: a store that is a property of its actor would otherwise keep actor,
/// store and effect alive in a circle.
///
// INVARIANT: `life` and `actor` are assigned once, by the store's initialiser, before the port is
// shared; `life` is used on `actor` only, the actor on which the core lives.
// Weak references are read atomically by the runtime.
@usableFromInline
final class StorePort<State, Action: Sendable>: @unchecked Sendable {
  @exclusivity(unchecked) @usableFromInline weak var life: StoreLife<State, Action>?
  @exclusivity(unchecked) @usableFromInline weak var actor: (any Actor)?
  /// Whether a task has been cancelled and its effects have not been cut.
  @usableFromInline let hasCancelled = Atomic<Bool>(false)

  init(actor: any Actor) {
    self.actor = actor
  }

  /// Runs the body of an effect off the store's actor.
  ///
  /// The body is called by the task's own closure, which keeps nothing but what it was given: more, or
  /// frames in between, would need memory of their own.
  @inlinable
  func launch(
    _ effect: RunningEffect<Action>,
    _ body: EffectOperation<Action>.Body,
    priority: UInt8?,
    clock: any Clock<Duration>
  ) -> Task<Void, Never>? {
    let priority = priority.map { TaskPriority(rawValue: $0) }
    switch body {
    case .stream(let operation):
      let send = Send(clock: clock) { await self.deliver($0, from: effect) }
      return Task(priority: priority) { @concurrent in
        await operation(send)
        await self.over(effect)
      }
    case .answer(let work):
      return Task(priority: priority) { @concurrent in
        await self.answer(work(clock), from: effect)
      }
    case .sleep:
      // It has been started as a stream: the deadline counts from then.
      return nil
    }
  }

  /// A task has been cancelled: its effects are cut before the store does anything else.
  @usableFromInline
  func cancel(_ task: StoreTask) {
    hasCancelled.store(true, ordering: .releasing)
    guard let actor else { return }
    Task { await settleCancelled(on: actor) }
  }

  /// Somebody waits for a task: what belongs to it is not less important than he is.
  @usableFromInline
  func raise(_ task: StoreTask, to priority: TaskPriority) {
    guard let actor else { return }
    Task(priority: priority) { await raise(task, to: priority, on: actor) }
  }

  private func raise(
    _ task: StoreTask,
    to priority: TaskPriority,
    on actor: isolated any Actor
  ) {
    life?.core.raise(task, to: priority)
  }

  /// Whether a task has been cancelled since the last call.
  @inlinable
  func takeCancelled() -> Bool {
    guard hasCancelled.load(ordering: .relaxed) else { return false }
    return hasCancelled.exchange(false, ordering: .acquiring)
  }

  /// Lets go of cancelled observations, as soon as the actor is free.
  func purge() {
    guard let actor else { return }
    Task { await purge(on: actor) }
  }

  @inlinable
  func deliver(_ action: Action, from effect: RunningEffect<Action>) async {
    if let actor { await deliver(action, from: effect, on: actor) }
  }

  @inlinable
  func deliver(
    _ action: Action,
    from effect: RunningEffect<Action>,
    on actor: isolated any Actor
  ) async {
    guard let core = deliverAtOnce(action, from: effect) else { return }
    await core.deliver(action, from: effect)
  }

  /// Returns who the action has to wait for, if it has to.
  ///
  /// Not inlined, and no part of it either: what it needs on its way would lie in the frame of each
  /// effect that waits for the actor.
  @inlinable
  @inline(never)
  func deliverAtOnce(
    _ action: Action,
    from effect: RunningEffect<Action>
  ) -> StoreCore<State, Action>? {
    guard let life, !life.core.deliverAtOnce(action, from: effect) else { return nil }
    return life.core
  }

  @inlinable
  @inline(never)
  @concurrent
  func answer(_ action: Action, from effect: RunningEffect<Action>) async {
    if let actor { await answer(action, from: effect, on: actor) }
  }

  @inlinable
  func answer(
    _ action: Action,
    from effect: RunningEffect<Action>,
    on actor: isolated any Actor
  ) async {
    guard let core = answerAtOnce(action, from: effect) else { return }
    await core.deliver(action, from: effect)
    finishAtOnce(effect, in: core)
  }

  /// As ``deliverAtOnce(_:from:)``, and ends the effect.
  @inlinable
  @inline(never)
  func answerAtOnce(
    _ action: Action,
    from effect: RunningEffect<Action>
  ) -> StoreCore<State, Action>? {
    guard let life else { return nil }
    let core = life.core
    guard core.deliverAtOnce(action, from: effect) else { return core }
    core.finished(effect)
    return nil
  }

  /// The body of an effect has returned.
  @inlinable
  @inline(never)
  @concurrent
  func over(_ effect: RunningEffect<Action>) async {
    if let actor { await finish(effect, on: actor) }
  }

  @inlinable
  func finish(_ effect: RunningEffect<Action>, on actor: isolated any Actor) {
    finishAtOnce(effect, in: life?.core)
  }

  /// Not inlined, see ``deliverAtOnce(_:from:)``.
  @inlinable
  @inline(never)
  func finishAtOnce(_ effect: RunningEffect<Action>, in core: StoreCore<State, Action>?) {
    core?.finished(effect)
  }

  private func settleCancelled(on actor: isolated any Actor) {
    life?.core.settleCancelled()
  }

  private func purge(on actor: isolated any Actor) {
    life?.core.purge()
  }
}
