public import Observation

/// Holds the state of a feature, runs its reducer over actions and its effects outside.
///
/// Data goes in one direction. ``send(_:)`` puts an action into a queue; one action at a time, the
/// reducer changes the state in place, the change is committed, observers are told in registration
/// order, and the effects that the reducer returned are started. What they send comes back through
/// the same queue.
///
/// **Isolation:** a store lives on the actor that creates it, the main actor or any other, and is not
/// `Sendable`: the compiler rejects its use anywhere else.
///
/// **Lifetime:** releasing the last reference to a store, from any thread, cancels all its effects.
/// Effects never keep their store alive; a scoped store keeps the one that it is part of.
///
/// **Observation:** a property of the state that is read through the store, `store.count`, inside
/// `withObservationTracking`, `Observations` or a SwiftUI body is observed by itself.
@dynamicMemberLookup
public final class Store<State, Action: Sendable>: Observable {
  let backing: any StoreBacking<State, Action>
  /// Of a store of its own; nil for a scoped store.
  @usableFromInline let life: StoreLife<State, Action>?
  /// The core that `life` holds, without the cost of holding it once more: a life is referred to weakly, and
  /// holding such an object is slow.
  // INVARIANT: `life` is held as long as this store; used only by functions that aren't inlined, whose caller
  // holds this store until they return.
  @usableFromInline let core: Unmanaged<StoreCore<State, Action>>?
  /// The state of a store of its own, and the way into its reducer, for a send that nobody looks at.
  // INVARIANT: points into the core that `life` holds.
  @usableFromInline let front: UnsafeMutablePointer<StoreFront<State>>?
  @usableFromInline let reduce: (inout State, Action) -> Effect<Action>
  /// How a part of a store that is always there sends; nil for other stores.
  @usableFromInline let directly: ((Action) -> StoreTask)?
  /// What a scoped store stands on; nil for a store of its own.
  @usableFromInline let part: ScopedCore<State, Action>?

  /// Creates a store on the current actor.
  ///
  /// In the initialiser of an actor there is no current actor yet: create its store in a method or in
  /// a `lazy` property, `Store(initialState: …, isolation: self) { … }`. The initial value of a
  /// static, of a global or of a property of a main-actor class needs
  /// `isolation: MainActor.shared`.
  ///
  /// - Parameters:
  ///   - initialState: the state to begin with.
  ///   - clock: the clock that effects are given.
  ///   - isolation: the actor on which the store lives.
  ///   - observers: who is told everything, in this order.
  ///   - reducer: the reducer or reducers.
  @inlinable
  public convenience init<R: Reducer<State, Action>>(
    initialState: State,
    clock: any Clock<Duration> = ContinuousClock(),
    isolation: isolated any Actor = #isolation,
    observers: [any StoreObserver<State, Action>] = [],
    @ReducerBuilder<State, Action> reducer: () -> R
  ) {
    let reducer = KeptReducer(reducer())
    // Closures made here, in the client's module, call its reducer without a detour.
    self.init(
      initialState: initialState,
      clock: clock,
      isolation: isolation,
      observers: observers,
      reduce: { state, action in reducer.reduce(into: &state, action: action) },
      visitScopes: { state, visit in reducer.visitScopes(of: &state, &visit) }
    )
  }

  @usableFromInline
  init(
    initialState: State,
    clock: any Clock<Duration>,
    isolation: isolated any Actor,
    observers: [any StoreObserver<State, Action>],
    reduce: @escaping (inout State, Action) -> Effect<Action>,
    visitScopes: @escaping (inout State, inout ScopeVisit) -> Void
  ) {
    // In an actor's own initialiser `#isolation` is a null reference.
    guard UInt(bitPattern: ObjectIdentifier(isolation)) != 0 else {
      fatalError(
        """
        A store was created in the initialiser of its actor, where there is no actor to isolate it \
        to. Create it in a method, or as \
        `lazy var store = Store(initialState: …, isolation: self) { … }`.
        """
      )
    }
    let core = StoreCore(
      initialState: initialState,
      clock: clock,
      actor: isolation,
      observers: observers,
      reduce: reduce,
      visitScopes: visitScopes
    )
    backing = core
    self.core = .passUnretained(core)
    front = core.front
    self.reduce = reduce
    part = nil
    directly = nil
    life = StoreLife(core)
    core.port.life = life
  }

  @usableFromInline
  init(part: ScopedCore<State, Action>) {
    backing = part
    life = nil
    core = nil
    front = nil
    reduce = { _, _ in .none }
    self.part = part
    directly = part.directly
  }

  /// The state after the last action that was reduced.
  ///
  /// A scoped store whose child has gone keeps the child's last state. Reading the whole state is not
  /// tracked by Observation; its properties are.
  ///
  /// A reducer must not read it from its own store, which is changing it at that moment: that traps.
  @inlinable public var state: State {
    if let life { return life.core.state }
    return stateOfPart
  }

  @usableFromInline var stateOfPart: State { backing.state }

  /// A property of the state, tracked by Observation.
  ///
  /// Whoever reads it while being tracked is told, once, after an action has changed its value. Other
  /// changes, and actions that leave it equal, are not told. A value that isn't `Equatable` counts as
  /// changed by every action.
  ///
  /// - Complexity: a read outside of a tracking costs nothing afterwards. Each action compares the values
  ///   that somebody waits for. The value that was read is kept for that until it changes: a list whose rows
  ///   change is better read through ``ids(of:)`` and ``scope(state:id:action:)``, since the next action for
  ///   one of its rows would copy it.
  @inlinable
  public subscript<V>(dynamicMember path: KeyPath<State, V>) -> V {
    if let core = life?.core {
      let value = core.state[keyPath: path]
      core.track(TrackedKey(.value(path), in: nil)) { front in
        !Sameness.holds(front.pointee.state[keyPath: path], value)
      }
      return value
    }
    return readPart(path)
  }

  @usableFromInline
  func readPart<V>(_ path: KeyPath<State, V>) -> V {
    let value = backing.state[keyPath: path]
    track(.value(path)) { state in
      guard let state else { return false }
      return !Sameness.holds(state[keyPath: path], value)
    }
    return value
  }

  /// Tells Observation that something of this store has been read.
  func track(_ step: TrackedKey.Step, hasChanged: @escaping (State?) -> Bool) {
    backing.track(TrackedKey(step, in: backing.key), hasChanged: hasChanged)
  }

  /// How many values are kept for Observation.
  package var trackedCount: Int { backing.root.trackedCount }

  /// How many effects have been started and are neither over nor cancelled.
  ///
  /// Nothing waits for its turn when nothing runs: at zero, the store is at rest. A scoped store counts
  /// those of the whole store that it is part of.
  public var effectsInFlight: Int { backing.root.effectsInFlight }

  /// Sends an action through the reducer.
  ///
  /// **Ordering:** called from outside, the action and all that it makes reducers, observers and
  /// synchronous effects send has been reduced when this returns: the queue is empty. Called from a
  /// reducer, an observer or a `deinit` while an action is being handled, the action is queued,
  /// first in, first out. Neither costs stack, however long the chain. A scoped store uses the queue of
  /// the store that it is part of.
  ///
  /// **Errors:** a scoped store whose child has gone ignores the action and reports it.
  ///
  /// - Parameter action: what happened.
  /// - Returns: a handle on the effects that the action sets off.
  @discardableResult
  @inlinable
  public func send(_ action: Action) -> StoreTask {
    guard let front, front.pointee.status.isEmpty else { return sendOtherwise(action) }
    return front.reduce(action, by: reduce) { finish($0, of: $1) }
  }

  /// Through the queue, or the store that this one is part of.
  @inlinable
  @inline(never)
  func sendOtherwise(_ action: Action) -> StoreTask {
    if let directly { return directly(action) }
    if let core {
      return front?.pointee.status == .attended
        ? core._withUnsafeGuaranteedRef { $0.sendAmongChildren(action) }
        : core._withUnsafeGuaranteedRef { $0.enqueue(action, turn: nil) }
    }
    return sendThroughPart(action)
  }

  @inlinable
  @inline(never)
  func finish(_ effect: Effect<Action>, of action: Action) -> StoreTask {
    guard let core else { return .over }
    return core._withUnsafeGuaranteedRef { $0.finish(effect, of: action) }
  }

  @usableFromInline
  func sendThroughPart(_ action: Action) -> StoreTask { backing.send(action, turn: nil) }
}
