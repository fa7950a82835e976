internal import Effects
internal import Store
internal import Testing

/// Runs a feature step by step and wants every step asserted.
///
/// The test sends an action and says how it changes the state; it receives the actions that effects
/// send and says the same of them; at the end it finishes. Whatever changed without having been
/// said, was sent without having been received or runs without an end is a failure, reported at the
/// line of the call, to Swift Testing and to XCTest alike.
///
/// **Deterministic:** effects run on an executor that the store drains on the caller's thread, and
/// wait on a clock that knows its sleepers, so the store knows when all of them are parked. There
/// is no polling and no guessing. The time limits of the calls matter only to effects that wait for
/// something outside: a socket, or an actor that the test occupies. An unstructured `Task` inside
/// an effect leaves the executor and counts as outside.
///
/// **Ordering:** an action of an effect is reduced when it is received, so the state never runs
/// ahead of the assertions. Everything else is as in a live store, whose effect table this one uses.
///
/// **Isolation:** not `Sendable`; its calls run on the caller's actor.
public final class TestStore<State, Action: Sendable> {
  let reduce: (inout State, Action) -> Effect<Action>
  let visitScopes: (inout State, inout ScopeVisit) -> Void
  let engine: TestEngine<Action>
  let creation: SourcePlace
  let isOfSwiftTesting = Test.current != nil
  /// In the relaxed mode, what has been reduced by itself and can still be received.
  var unclaimed: [Unclaimed<Action>] = []

  /// The state after the last action that was sent or received.
  public internal(set) var state: State

  /// The clock of the effects.
  ///
  /// It stands still until it is advanced.
  public let clock: TestClock

  /// How much has to be asserted.
  ///
  /// It may be changed at any time; what has been reduced by itself can't be received any more when
  /// it becomes ``Exhaustivity/on``.
  public var exhaustivity: Exhaustivity {
    didSet {
      if exhaustivity == .on { skipUnclaimed(at: creation) }
      engine.isStrict = exhaustivity == .on
    }
  }

  /// Creates a test store.
  ///
  /// - Parameters:
  ///   - initialState: the state to begin with.
  ///   - exhaustivity: how much has to be asserted.
  ///   - fileID: the file at which a store that wasn't finished is reported.
  ///   - filePath: the path of that file.
  ///   - line: the line in it.
  ///   - column: the column in it.
  ///   - reducer: the reducer or reducers.
  public init<R: Reducer<State, Action>>(
    initialState: State,
    exhaustivity: Exhaustivity = .on,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    @ReducerBuilder<State, Action> reducer: () -> R
  ) {
    let reducer = KeptReducer(reducer())
    reduce = { state, action in reducer.reduce(into: &state, action: action) }
    visitScopes = { state, visit in reducer.visitScopes(of: &state, &visit) }
    state = initialState
    clock = TestClock()
    engine = TestEngine(clock: clock, schedule: Self.schedule, mostSteps: TestStoreLimits.mostSteps)
    self.exhaustivity = exhaustivity
    creation = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    engine.isStrict = exhaustivity == .on
    StoreRoll.current?.add { [weak engine, creation, isOfSwiftTesting] in
      engine?.checkLeft(at: creation, isOfSwiftTesting)
    }
    if let finding = ReferenceSearch(in: initialState).finding { warn(of: finding) }
  }

  /// Reports what was left over, unless ``finish(timeout:fileID:filePath:line:column:)`` did.
  deinit {
    engine.reportLeftovers(of: "released", at: creation, isOfSwiftTesting)
    reportDiagnostics(at: creation)
    engine.cancelAll()
    engine.executor.release()
  }

  /// How many effects have been started and are neither over nor cancelled.
  public var effectsInFlight: Int { engine.runningCount }

  // MARK: - Steps

  /// Reduces an action and registers its effect.
  func reduce(_ action: Action, for task: StoreTask) {
    let effect = reduce(&state, action)
    engine.take(effect, of: action, for: task) { visitScopes(&state, &$0) }
  }

  /// Reduces an action that an effect has sent; its sender goes on.
  func reduce(_ arrival: Arrival<Action>, at place: SourcePlace) {
    engine.schedule?.note("reduces \(ShortText(arrival.action)), sent by \(arrival.title)")
    if case .user = arrival.source {
      reduce(arrival.action, for: makeTask(for: arrival.action, at: place))
    } else {
      guard let origin = engine.origin(of: arrival) else { return }
      reduce(arrival.action, for: origin.task)
    }
    engine.reduced(arrival)
  }

  /// In the relaxed mode: reduces whatever arrives until nothing does.
  func settleRelaxed(at place: SourcePlace) async {
    await engine.settle(taking: taker(at: place))
  }

  /// Takes what arrives by itself, in the relaxed mode.
  func taker(at place: SourcePlace) -> TestEngine<Action>.Taker? {
    guard exhaustivity != .on else { return nil }
    return { arrival in
      let sender = self.engine.sender(of: arrival)
      let before = self.showsSkipped ? self.state : nil
      self.reduce(arrival, at: place)
      let note = before.map {
        self.note("\(ShortText(arrival.action))\(sender)", $0, self.state)
      }
      self.unclaimed.append(Unclaimed(action: arrival.action, note: note))
    }
  }

  /// Whether what wasn't asserted is printed.
  var showsSkipped: Bool { exhaustivity == .off(showSkippedAssertions: true) }

  /// What was not asserted, as a text.
  func note(_ what: String, _ before: State, _ after: State) -> String {
    let change = StateDifference.text(expected: before, actual: after).map { ":\n" + $0 } ?? ""
    return "Not asserted: " + what + change
  }

  /// Shows what was not asserted.
  func show(_ note: String, at place: SourcePlace) {
    Failure(severity: .warning, message: note, place: place, isOfSwiftTesting: isOfSwiftTesting)
      .report()
  }

  /// The first actions of those that can still be received won't be.
  func skipUnclaimed(_ count: Int = .max, at place: SourcePlace) {
    let skipped = unclaimed.prefix(count)
    unclaimed.removeFirst(skipped.count)
    for action in skipped { if let note = action.note { show(note, at: place) } }
  }

  /// Lets held time pass, and all effects go as far as they can.
  func catchUp(at place: SourcePlace) async {
    await engine.passHeldTime(taking: taker(at: place))
    await engine.settle(taking: taker(at: place))
    reportDiagnostics(at: place)
  }

  /// The schedule that the test runs under, or one of a seed that it has set by hand.
  private static var schedule: ScheduleRun? {
    let run = ScheduleRun.current
    guard let seed = ScheduleSeed.current, seed != run?.seed else { return run }
    return ScheduleRun(
      SchedulePicker(seed: seed, length: SchedulePicker.usualLength),
      seed: seed,
      purpose: .explore
    )
  }

  // MARK: - Failures

  func fail(_ message: String, at place: SourcePlace) {
    Failure(message: message, place: place, isOfSwiftTesting: isOfSwiftTesting).report()
  }

  private func warn(of finding: (type: String, path: String)) {
    Failure(
      severity: .warning,
      message: """
        The state holds a reference: \(finding.path.isEmpty ? "it" : finding.path) is an instance of \
        the class \(finding.type).
        What an expectation changes in it changes the real state too.
        Make it a value.
        """,
      place: creation,
      isOfSwiftTesting: isOfSwiftTesting
    )
    .report()
  }

  func reportDiagnostics(at place: SourcePlace) {
    for diagnostic in engine.takeDiagnostics() { fail(diagnostic.description, at: place) }
    if let text = engine.takeLiveLock() { fail(text, at: place) }
  }
}
