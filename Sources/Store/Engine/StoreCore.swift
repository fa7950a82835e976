/// The loop: one action after the other through the reducer, to the observers, into the effects.
///
/// The core decides nothing about effects (``EffectTable`` does) and runs nothing itself
/// (``StorePort`` does). It belongs to a store and lives on the store's actor.
@usableFromInline
final class StoreCore<State, Action: Sendable>: StoreBacking, StoreRoot {
  @usableFromInline typealias Item = QueuedAction<Action>

  /// Everything that changes beside the state.
  @usableFromInline
  struct Contents {
    @usableFromInline var queue = ActionQueue<Item>()
    @usableFromInline var effects = EffectTable<Action, EffectOrigin<Action>>()
    @usableFromInline var running: [RunningEffect<Action>?] = []
  }

  // INVARIANT: both allocated in `init`, freed in `deinit`, touched on the store's actor only. While the
  // reducer holds the state, the status `reducing` keeps everybody else off it.
  @usableFromInline let front: UnsafeMutablePointer<StoreFront<State>>
  @usableFromInline let contents: UnsafeMutablePointer<Contents>
  @usableFromInline let reduce: (inout State, Action) -> Effect<Action>
  @usableFromInline let visitScopes: (inout State, inout ScopeVisit) -> Void
  @usableFromInline let observers: [any StoreObserver<State, Action>]
  @usableFromInline let subscriptions = Subscriptions<State>()
  @usableFromInline let tracker = PathTracker()
  @usableFromInline let clock: any Clock<Duration>
  /// Is asked for by effects that are delayed or throttled only.
  private(set) lazy var time = EffectTime(of: clock)
  @usableFromInline let port: StorePort<State, Action>
  @usableFromInline let taskActions: StoreTaskActions

  @usableFromInline
  init(
    initialState: State,
    clock: any Clock<Duration>,
    actor: any Actor,
    observers: [any StoreObserver<State, Action>],
    reduce: @escaping (inout State, Action) -> Effect<Action>,
    visitScopes: @escaping (inout State, inout ScopeVisit) -> Void
  ) {
    front = .allocate(capacity: 1)
    front.initialize(to: StoreFront(state: initialState))
    contents = .allocate(capacity: 1)
    contents.initialize(to: Contents())
    self.reduce = reduce
    self.visitScopes = visitScopes
    self.observers = observers
    self.clock = clock
    let port = StorePort<State, Action>(actor: actor)
    self.port = port
    taskActions = StoreTaskActions(
      onCancel: { port.cancel($0) },
      onWait: { port.raise($0, to: $1) }
    )
    attend()
  }

  /// Cancels everything that runs and lets everybody go who waits.
  deinit {
    for effect in contents.pointee.running { effect?.task?.cancel() }
    while let item = contents.pointee.queue.popFirst() { skip(item) }
    for origin in contents.pointee.effects.openOrigins { origin.task.leave() }
    contents.deinitialize(count: 1)
    contents.deallocate()
    front.deinitialize(count: 1)
    front.deallocate()
  }

  @inlinable var state: State {
    if isReducing { Self.trap() }
    return front.pointee.state
  }

  @usableFromInline
  static func trap() -> Never {
    fatalError(
      """
      The state of a store was read from inside its own reducer, while the reducer changes it. \
      Read the `state` that the reducer was given; to go on afterwards, return `.send(…)`.
      """
    )
  }

  @usableFromInline var presentState: State? { state }

  @usableFromInline var root: any StoreRoot { self }

  @usableFromInline var key: TrackedKey? { nil }

  @usableFromInline var now: Duration { time.now }

  @inlinable var isReducing: Bool { front.pointee.status.contains(.reducing) }

  /// Whether an action is being handled: what comes meanwhile is queued.
  @inlinable var isDraining: Bool {
    !front.pointee.status.isDisjoint(with: [.draining, .reducing])
  }

  /// Whether there is somebody who is told of commits, or a child with effects.
  ///
  /// It may be true for nobody until the queue is next empty, never false for somebody.
  @inlinable var isAttended: Bool { front.pointee.status.contains(.attended) }

  @usableFromInline var effectsInFlight: Int {
    if !isDraining { settleCancelled() }
    return contents.pointee.effects.runningCount
  }

  @usableFromInline var trackedCount: Int { tracker.count }

  // MARK: - Actions

  @inlinable
  func send(_ action: Action, turn: Turn?) -> StoreTask {
    guard front.pointee.status.isEmpty, turn == nil else {
      return turn == nil && front.pointee.status == .attended
        ? sendAmongChildren(action) : enqueue(action, turn: turn)
    }
    return front.reduce(action, by: reduce) { finish($0, of: $1) }
  }

  /// Nobody is to be told, but there are children with effects: they are looked at afterwards.
  @inlinable
  func sendAmongChildren(_ action: Action) -> StoreTask {
    front.pointee.status.insert(.draining)
    cutCancelled()
    // What was cut has been released: that may have made somebody look at the store.
    if front.pointee.status.contains(.told) {
      return drain(from: Item(action, from: .external(nil), turn: nil)) ?? .over
    }
    front.pointee.status.insert(.reducing)
    let effect = reduce(&front.pointee.state, action)
    return finish(effect, of: action)
  }

  @inlinable
  func enqueue(_ action: Action, turn: Turn?) -> StoreTask {
    guard isDraining else {
      return drain(from: Item(action, from: .external(nil), turn: turn)) ?? .over
    }
    let task = makeTask()
    task.enter()
    front.pointee.status.insert(.queued)
    contents.pointee.queue.append(Item(action, from: .external(task), turn: turn))
    return task
  }

  /// An action of a running effect has arrived on the store's actor.
  ///
  /// Returns whether it has been seen to; otherwise it has to wait for its turn.
  @inlinable
  func deliverAtOnce(_ action: Action, from effect: RunningEffect<Action>) -> Bool {
    if effect.isGated {
      offer(action, from: effect)
      return true
    }
    guard !isDraining else { return false }
    _ = drain(from: Item(action, from: .running(effect, nil)))
    return true
  }

  /// The store is busy: only where a reducer or an observer runs an event loop of its own.
  @usableFromInline
  func deliver(_ action: Action, from effect: RunningEffect<Action>) async {
    await withCheckedContinuation { continuation in
      let source = Item.Source.running(effect, WaitingSender(continuation))
      front.pointee.status.insert(.queued)
      contents.pointee.queue.append(Item(action, from: source))
    }
  }

  /// Keeps actions back while `body` runs, then works them off.
  func holding<Result>(_ body: () -> Result) -> Result {
    guard !isDraining else { return body() }
    front.pointee.status.insert(.draining)
    let result = body()
    drainQueue()
    return result
  }

  @inlinable
  func drain(from first: Item) -> StoreTask? {
    front.pointee.status.insert(.draining)
    let task = process(first)
    drainQueue()
    return task
  }

  @inlinable
  func drainQueue() {
    while let item = contents.pointee.queue.popFirst() { _ = process(item) }
    if isAttended { attend() } else { front.pointee.status = [] }
  }

  /// The queue is empty: remembers whether the next send has somebody to look out for.
  @inlinable
  func attend() {
    if !observers.isEmpty || !subscriptions.isEmpty || tracker.count > 0 {
      front.pointee.status = [.attended, .told]
    } else {
      front.pointee.status = contents.pointee.effects.hasScopes ? .attended : []
    }
  }

  /// An action has been reduced with nobody to look out for; now its effect, and what was queued.
  @inlinable
  func finish(_ effect: Effect<Action>, of action: Action) -> StoreTask {
    front.pointee.status.insert(.draining)
    front.pointee.status.remove(.reducing)
    let task = takeUp(effect, of: action, for: nil)
    drainQueue()
    return task ?? .over
  }

  /// Reduces, commits, tells the observers, takes the effect up.
  ///
  /// Observation comes first among those who are told: who reads in an observer is told of later changes,
  /// not of the one that it has seen.
  ///
  /// Returns the task, if there is one.
  @inlinable
  func process(_ item: Item) -> StoreTask? {
    defer { skip(item) }
    cutCancelled()
    guard let task = admit(item) else { return nil }
    if let turn = item.turn, let reason = turn.obstacle() {
      report(.absentChild(reason))
      return nil
    }
    let effect: Effect<Action>
    if !isAttended {
      effect = reduceAlone(item)
    } else if observers.isEmpty {
      effect = reduceAlone(item)
      tracker.committed()
      subscriptions.notify(front.pointee.state)
    } else {
      effect = reduceObserved(item)
    }
    let owner = takeUp(effect, of: item.action, for: task)
    if case .leaf(let token) = item.source { ended(token) }
    return owner
  }

  @inlinable
  func reduceAlone(_ item: Item) -> Effect<Action> {
    front.pointee.status.insert(.reducing)
    let effect = reduce(&front.pointee.state, item.action)
    front.pointee.status.remove(.reducing)
    item.turn?.isReduced()
    return effect
  }

  /// Lets a queued action go: its sender waits no longer.
  @inlinable
  func skip(_ item: Item) {
    switch item.source {
    case .external(let task): task?.leave()
    case .leaf: break
    case .running(_, let sender): sender?.resume()
    }
  }

  /// The gate: whether the action counts still, and the task that it belongs to, if there is one.
  @inlinable
  func admit(_ item: Item) -> StoreTask?? {
    let token: EffectToken
    switch item.source {
    case .external(let task): return .some(task)
    case .leaf(let leaf): token = leaf
    case .running(let effect, _): token = effect.token
    }
    guard let task = contents.pointee.effects.admit(token)?.task else {
      if case .running(let effect, _) = item.source { reportLate(item.action, from: effect) }
      return nil
    }
    return task.isCancelled ? nil : .some(task)
  }
}
