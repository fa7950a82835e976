internal import Effects
internal import Store

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
  var isFinished = false
  /// In the relaxed mode, what has been reduced by itself and not been received.
  var unclaimed: [Action] = []

  /// The state after the last action that was sent or received.
  public internal(set) var state: State

  /// The clock of the effects.
  ///
  /// It stands still until it is advanced.
  public let clock: TestClock

  /// How much has to be asserted.
  public var exhaustivity: Exhaustivity

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
    let reducer = reducer()
    reduce = { state, action in reducer.reduce(into: &state, action: action) }
    visitScopes = { state, visit in reducer.visitScopes(of: &state, &visit) }
    state = initialState
    clock = TestClock()
    engine = TestEngine(clock: clock)
    self.exhaustivity = exhaustivity
    creation = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    if let finding = ReferenceSearch(in: initialState).finding { warn(of: finding) }
  }

  /// Reports what was left over, unless ``finish(timeout:fileID:filePath:line:column:)`` did.
  deinit {
    if !isFinished, exhaustivity == .on, let leftovers = leftovers() {
      fail(
        """
        The test store was released \(leftovers)
        Receive the actions, let the effects end, and close the test with `await store.finish()`.
        """,
        at: creation
      )
    }
    reportDiagnostics(at: creation)
    engine.cancelAll()
    engine.executor.release()
  }

  /// How many effects have been started and are neither over nor cancelled.
  public var effectsInFlight: Int { engine.runningCount }

  // MARK: - Steps

  /// Reduces an action and registers its effect.
  func reduce(_ action: Action, for task: StoreTask) {
    isFinished = false
    let effect = reduce(&state, action)
    engine.take(effect, of: action, for: task) { visitScopes(&state, &$0) }
  }

  /// Reduces an action that an effect has sent; its sender goes on.
  func reduce(_ arrival: Arrival<Action>) {
    guard let origin = engine.origin(of: arrival) else { return }
    reduce(arrival.action, for: origin.task)
    engine.reduced(arrival)
  }

  /// In the relaxed mode: reduces whatever arrives until nothing does.
  func settleRelaxed(at place: SourcePlace) async {
    await engine.settle()
    while let arrival = engine.popArrival() {
      let sender = sender(of: arrival)
      reduce(arrival)
      unclaimed.append(arrival.action)
      if exhaustivity == .off(showSkippedAssertions: true) {
        let message = "Not asserted: \(ShortText(arrival.action))\(sender)"
        Failure(severity: .warning, message: message, place: place).report()
      }
      await engine.settle()
    }
  }

  /// Lets held time pass, and all effects go as far as they can.
  func catchUp(at place: SourcePlace) async {
    repeat {
      await engine.passHeldTime()
      await engine.settle()
      guard exhaustivity != .on, engine.hasArrival else { break }
      await settleRelaxed(at: place)
    } while true
    reportDiagnostics(at: place)
  }

  // MARK: - Failures

  func fail(_ message: String, at place: SourcePlace) {
    Failure(message: message, place: place).report()
  }

  private func warn(of finding: (type: String, path: String)) {
    Failure(
      severity: .warning,
      message: """
        The state holds a reference: \(finding.path.isEmpty ? "it" : finding.path) is an instance of \
        the class \(finding.type). What an expectation changes in it changes the real state too. Make \
        it a value.
        """,
      place: creation
    )
    .report()
  }

  func reportDiagnostics(at place: SourcePlace) {
    for diagnostic in engine.takeDiagnostics() { fail(diagnostic.description, at: place) }
  }

  /// What has not been received and what still runs, or nil.
  func leftovers() -> String? {
    let arrivals = engine.waitingArrivals
    let senders = Set(arrivals.map(\.token))
    let effects = engine.runningEffects.filter { !senders.contains($0.token) }
    guard !arrivals.isEmpty || !effects.isEmpty else { return nil }
    var parts: [String] = []
    if !arrivals.isEmpty { parts.append(count(arrivals.count, "action") + " not received") }
    if !effects.isEmpty { parts.append(count(effects.count, "effect") + " running") }
    let lines = accounts(of: arrivals) + accounts(of: effects) + (effects.isEmpty ? [] : notes)
    return "with " + parts.joined(separator: " and ") + ":\n" + lines.joined(separator: "\n")
  }

  /// What may explain that an effect runs on.
  private var notes: [String] {
    engine.missedCancels.map { id, action in
      "  Note: the cancel of id \(ShortText(id)) by \(ShortText(action)) found nothing in flight."
    }
  }

  /// What has not been received, or nil.
  func unreceived() -> String? {
    let arrivals = engine.waitingArrivals
    guard !arrivals.isEmpty else { return nil }
    let lines = accounts(of: arrivals).joined(separator: "\n")
    return "with " + count(arrivals.count, "action") + " not received:\n" + lines
  }

  func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  private func accounts(of arrivals: [Arrival<Action>]) -> [String] {
    arrivals.prefix(10).enumerated().map { index, arrival in
      "  \(index + 1). \(ShortText(arrival.action))" + sender(of: arrival)
    } + (arrivals.count > 10 ? ["  … and \(arrivals.count - 10) more"] : [])
  }

  func accounts(of effects: [TestEffect<Action>]) -> [String] {
    let now = clock.now
    return effects.prefix(10).map { "  \(EffectAccount($0, now: now))" }
      + (effects.count > 10 ? ["  … and \(effects.count - 10) more"] : [])
  }

  private func sender(of arrival: Arrival<Action>) -> String {
    guard let origin = engine.origin(of: arrival) else { return "" }
    let starter = ", sent by an effect of \(ShortText(origin.action))"
    guard case .running(let effect, _) = arrival.source else { return starter }
    return starter + " at \(effect.info.fileID):\(effect.info.line)"
  }
}
