internal import Store

/// The part of a test store that effects can reach: the same effect table as a live store's, the
/// actions that have arrived, the clock and the executor.
///
/// Reducing is the test store's business; everything else about effects happens here. The engine
/// decides under its lock and acts after it.
final class TestEngine<Action: Sendable>: Sendable {
  struct Contents: Sendable {
    var effects = EffectTable<Action, EffectOrigin<Action>>()
    /// What effects that just send have sent: a live store reduces it before it turns to others.
    var atOnce = ActionQueue<Arrival<Action>>()
    var arrivals = ActionQueue<Arrival<Action>>()
    /// What users have sent, who by default wait until no effect has anything to say.
    var userArrivals = ActionQueue<Arrival<Action>>()
    var lastArrival = 0
    var lastTurn = 0
    /// What has happened, counted to see what a step has done.
    var marks = Marks()
    /// How many reductions were steps that a schedule picked.
    var picked = 0
    var lastEffect = 0
    var running: [EffectToken: TestEffect<Action>] = [:]
    var users: [TestUser] = []
    var lastUser = 0
    /// The owners of jobs that run none of the user's code any more.
    var finishedOwners: Set<Int> = []
    /// Whether what is left over is a mistake, and whether somebody has looked for it.
    var isStrict = true
    var isFinished = false
    /// What went on without end, if something did.
    var liveLock: String?
    /// What was sent by effects that had ended.
    var late: [(action: Action, effect: TestEffect<Action>)] = []
    /// What was meant for children that aren't there.
    var reports: [String] = []
    /// The cancels that found nothing in flight: fine in itself, and a hint when an effect runs on.
    var missed: [(id: any Hashable & Sendable, action: Action)] = []
    /// Up to when time has still to pass.
    var heldUntil: TestClock.Instant?

    /// Who has just sent an action that passes the gates around its sender at once.
    var passing: Passing?

    /// Whether no action has arrived, be it one that counts or not.
    var hasNoArrivals: Bool { atOnce.isEmpty && arrivals.isEmpty && userArrivals.isEmpty }

    mutating func reduced() {
      marks.reductions += 1
      isFinished = false
    }
  }

  struct Passing: Sendable {
    let token: EffectToken
    let effect: TestEffect<Action>
    let sender: CheckedContinuation<Void, Never>
  }

  struct Marks: Sendable {
    var reductions = 0
    /// How often a reduction has changed which effects are to run.
    var registrations = 0
    /// How often an effect has ended, or met a strategy in another way.
    var ends = 0
    var stops = 0
  }

  /// What is left to do when the lock has been released.
  enum Act {
    case launch(TestEffect<Action>)
    case cancel(Task<Void, Never>)
    case resume(CheckedContinuation<Void, Never>)
    case leave(StoreTask)
    /// Let go of something that may run anybody's code.
    case release(EffectContent<Action>)
  }

  /// How many cancels that found nothing are remembered.
  static var mostMissed: Int { 3 }

  let contents = Locked(Contents())
  let wakeup: Wakeup
  let executor: DrainingExecutor
  let clock: TestClock
  let schedule: ScheduleRun?
  /// Tells it from the other stores of a run.
  let id: Int
  /// After how many steps without rest something is taken for endless.
  let mostSteps: Int
  let time: EffectTime

  init(clock: TestClock, schedule: ScheduleRun?, mostSteps: Int) {
    self.clock = clock
    self.schedule = schedule
    id = schedule?.makeID() ?? 0
    self.mostSteps = mostSteps
    time = EffectTime(of: clock)
    wakeup = Wakeup()
    executor = DrainingExecutor(wakeup: wakeup, schedule: schedule)
    clock.drive { [weak self] move in
      guard let self else { return false }
      await passTime(move)
      return true
    }
  }

  // MARK: - What the test store tells

  /// Registers the effect of an action that has been reduced, and looks which children are left.
  func take(
    _ effect: Effect<Action>,
    of action: Action,
    for task: StoreTask,
    visitScopes: (inout ScopeVisit) -> Void
  ) {
    var isNone = false
    if case .none = effect.content { isNone = true }
    if isNone {
      contents.withLock { $0.reduced() }
    } else {
      task.enter()
      contents.withLock { contents in
        contents.reduced()
        contents.marks.registrations += 1
        contents.effects.take(
          effect,
          origin: EffectOrigin(action: action, task: task),
          at: time.now
        )
        // What the effect cancels is cancelled, even if nothing else of it is wanted any more.
        if task.isCancelled { contents.effects.cutTrees(at: time.now) { $0.task === task } }
      }
    }
    // The reducers lead the look: that is user code, and runs outside the lock.
    guard var visit = contents.withLock({ $0.effects.hasScopes ? $0.effects.scopeVisit : nil })
    else { return change { _, _ in } }
    visitScopes(&visit)
    change { contents, _ in
      contents.marks.registrations += 1
      contents.effects.cut(visit, at: time.now)
    }
  }

  /// An arrival has been reduced, and its effect registered: its sender goes on.
  func reduced(_ arrival: Arrival<Action>) {
    change { contents, acts in
      switch arrival.source {
      case .leaf(let token):
        contents.marks.registrations += 1
        contents.effects.ended(token, at: time.now)
      case .passed(let token, let effect):
        if let sender = effect.senders.removeValue(forKey: arrival.number) {
          acts.append(.resume(sender))
        }
        contents.marks.registrations += 1
        contents.effects.ended(token, at: time.now)
      case .running(let effect, let isLast):
        if let sender = effect.senders.removeValue(forKey: arrival.number) {
          acts.append(.resume(sender))
        }
        if isLast || effect.hasReturned { end(effect, in: &contents) }
        if isLast { contents.finishedOwners.insert(effect.owner) }
      case .user(let user):
        if let sender = user.senders.removeValue(forKey: arrival.number) {
          acts.append(.resume(sender))
        }
      }
    }
  }

  /// Cuts what belongs to a task.
  func cancel(_ task: StoreTask) {
    schedule?.passed(.other)
    change { contents, _ in contents.effects.cutTrees(at: time.now) { $0.task === task } }
    wakeup.signal()
  }

  /// Cuts everything.
  func cancelAll() {
    schedule?.passed(.other)
    if runningCount > 0 { schedule?.note("the test ends what runs") }
    change { contents, acts in
      contents.effects.cutTrees(at: time.now) { _ in true }
      for user in contents.users {
        if let task = user.task { acts.append(.cancel(task)) }
        acts += user.senders.values.map(Act.resume)
        user.senders = [:]
        user.isOver = true
      }
      contents.users = []
    }
    wakeup.signal()
  }

  /// Changes the contents under the lock; acts, and lets go, after it.
  ///
  /// What is sent at once, in the turn of an action that has been reduced, comes before all that
  /// effects have sent.
  func change(isAtOnce: Bool = true, _ body: (inout Contents, inout [Act]) -> Void) {
    let acts = contents.withLock { contents in
      var acts: [Act] = []
      contents.lastTurn += 1
      body(&contents, &acts)
      Self.decide(&contents, &acts, isAtOnce: isAtOnce)
      return acts
    }
    for act in acts { perform(act) }
  }
}
