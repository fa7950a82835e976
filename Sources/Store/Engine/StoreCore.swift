/// The loop: one action after the other through the reducer, to the observers, into the effects.
///
/// The core decides nothing about effects (``EffectTable`` does) and runs nothing itself
/// (``StorePort`` does). It belongs to a store and lives on the store's actor.
final class StoreCore<State, Action: Sendable>: StoreBacking, StoreRoot {
  typealias Item = QueuedAction<Action>

  /// Everything that changes beside the state.
  struct Contents {
    var queue = ActionQueue<Item>()
    var effects = EffectTable<Action, EffectOrigin<Action>>()
    var running: [RunningEffect<Action>?] = []
  }

  // INVARIANT: both allocated in `init`, freed in `deinit`, touched on the store's actor only. While the
  // reducer holds the state, the status `reducing` keeps everybody else off it.
  let front: UnsafeMutablePointer<StoreFront<State>>
  let contents: UnsafeMutablePointer<Contents>
  let reduce: (inout State, Action) -> Effect<Action>
  let visitScopes: (inout State, inout ScopeVisit) -> Void
  let observers: [any StoreObserver<State, Action>]
  private let subscriptions = Subscriptions<State>()
  private let tracker = PathTracker<State>()
  let clock: any Clock<Duration>
  /// Is asked for by effects that are delayed or throttled only.
  private(set) lazy var time = EffectTime(of: clock)
  let port: StorePort<State, Action>

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
    port = StorePort(actor: actor)
    port.core = self
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

  var state: State {
    guard !isReducing else {
      fatalError(
        """
        The state of a store was read from inside its own reducer, while the reducer changes it. \
        Read the `state` that the reducer was given; to go on afterwards, return `.send(…)`.
        """
      )
    }
    return front.pointee.state
  }

  var presentState: State? { state }

  var root: any StoreRoot { self }

  var key: TrackedKey? { nil }

  var isReducing: Bool { front.pointee.status.contains(.reducing) }

  /// Whether an action is being handled: what comes meanwhile is queued.
  var isDraining: Bool { !front.pointee.status.isDisjoint(with: [.draining, .reducing]) }

  var effectsInFlight: Int {
    if !isDraining { settleCancelled() }
    return contents.pointee.effects.runningCount
  }

  var trackedCount: Int { tracker.count }

  // MARK: - Actions

  func send(_ action: Action, turn: Turn?) -> StoreTask {
    guard isDraining else {
      return drain(from: Item(action, from: .external(nil), turn: turn))
    }
    let task = makeTask()
    task.enter()
    front.pointee.status.insert(.queued)
    contents.pointee.queue.append(Item(action, from: .external(task), turn: turn))
    return task
  }

  /// An action of a running effect has arrived on the store's actor.
  func deliver(_ action: Action, from effect: RunningEffect<Action>) async {
    guard !effect.isGated else { return offer(action, from: effect) }
    guard isDraining else {
      _ = drain(from: Item(action, from: .running(effect, nil)))
      return
    }
    // Only where a reducer or an observer runs an event loop of its own.
    await withCheckedContinuation { continuation in
      let source = Item.Source.running(effect, continuation)
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

  private func drain(from first: Item) -> StoreTask {
    front.pointee.status.insert(.draining)
    let task = process(first)
    drainQueue()
    return task ?? .over
  }

  private func drainQueue() {
    while let item = contents.pointee.queue.popFirst() { _ = process(item) }
    attend()
  }

  /// The queue is empty: remembers whether the next send has somebody to look out for.
  private func attend() {
    let isAttended =
      !observers.isEmpty || !subscriptions.isEmpty || tracker.count > 0
      || contents.pointee.effects.hasScopes
    front.pointee.status = isAttended ? .attended : []
  }

  /// An action has been reduced with nobody to look out for; now its effect, and what was queued.
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
  private func process(_ item: Item) -> StoreTask? {
    defer { skip(item) }
    cutCancelled()
    guard let task = admit(item) else { return nil }
    if let reason = item.turn?.obstacle() {
      report(.absentChild(reason))
      return nil
    }

    let old = observers.isEmpty ? nil : front.pointee.state
    front.pointee.status.insert(.reducing)
    let effect = reduce(&front.pointee.state, item.action)
    front.pointee.status.remove(.reducing)

    item.turn?.isReduced()
    tracker.committed(front.pointee.state)
    if let old { tellObservers(item, old) }
    subscriptions.notify(front.pointee.state)

    let owner = takeUp(effect, of: item.action, for: task)
    if case .leaf(let token) = item.source { ended(token) }
    return owner
  }

  /// Lets a queued action go: its sender waits no longer.
  private func skip(_ item: Item) {
    switch item.source {
    case .external(let task): task?.leave()
    case .leaf: break
    case .running(_, let continuation): continuation?.resume()
    }
  }

  /// The gate: whether the action counts still, and the task that it belongs to, if there is one.
  private func admit(_ item: Item) -> StoreTask?? {
    let token: EffectToken
    switch item.source {
    case .external(let task): return .some(task)
    case .leaf(let leaf): token = leaf
    case .running(let effect, _): token = effect.token
    }
    guard let origin = contents.pointee.effects.origin(of: token) else {
      if case .running(let effect, _) = item.source { reportLate(item.action, from: effect) }
      return nil
    }
    return origin.task.isCancelled ? nil : .some(origin.task)
  }

  private func tellObservers(_ item: Item, _ old: State) {
    let origin = origin(of: item)
    for observer in observers {
      observer.didReduce(item.action, from: old, to: front.pointee.state, origin: origin)
    }
  }

  private func origin(of item: Item) -> ActionOrigin {
    switch item.source {
    case .external:
      return .external
    case .running(let effect, _):
      return .effect(effect.info)
    case .leaf(let token):
      guard let origin = contents.pointee.effects.origin(of: token) else { return .external }
      let id = contents.pointee.effects.id(of: token)
      let site = contents.pointee.effects.site(of: token)
      return .effect(EffectInfo(token: token, site: site, id: id, action: origin.action))
    }
  }

  func reportLate(_ action: Action, from effect: RunningEffect<Action>) {
    guard effect.end == .finished, !observers.isEmpty else { return }
    report(.sendAfterEnd(action: action, effect: effect.info))
  }

  func report(_ diagnostic: StoreDiagnostic) {
    for observer in observers { observer.report(diagnostic) }
  }

  // MARK: - Observations

  /// Calls the closure with the state now, and with every state that is committed from now on.
  func observe(_ onState: @escaping (State) -> Void) -> SubscriptionToken {
    holding {
      onState(state)
      return subscriptions.add(onState) { [port] in port.purge() }
    }
  }

  func observePresent(_ onState: @escaping (State?) -> Void) -> SubscriptionToken {
    observe { onState($0) }
  }

  func track(_ key: TrackedKey, hasChanged: @escaping (State?) -> Bool) {
    tracker.access(key) { hasChanged($0) }
    front.pointee.status.insert(.attended)
  }

  /// Lets go of the closures whose observation has been cancelled.
  func purge() {
    holding { subscriptions.purge() }
  }
}
