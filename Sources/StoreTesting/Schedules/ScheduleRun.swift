internal import Effects

/// One run of a test under one schedule: picks, remembers what was picked, and keeps a record.
package final class ScheduleRun: Sendable {
  /// The run that the current task belongs to.
  @TaskLocal package static var current: ScheduleRun?

  private struct Contents: Sendable {
    var picker: SchedulePicker
    var choices: [ScheduleChoice] = []
    /// Whether the step of the last choice is under way.
    var isChosen = false
    var lastID = 0
    var users: Set<Int> = []
    var owners: [String: Int] = [:]
    var makers: [Int: Int] = [:]
    var names: [Int: String] = [:]
    var events: [String] = []
    var begun: Set<Int> = []
    var hasFailed = false
    var hasText = false
    var isReported = false
    var judgesIssues = false
  }

  package enum Purpose: Sendable {
    /// Find out whether the test fails: failures are kept, not reported.
    case explore
    /// The same, and write down what happens.
    case record
    /// Let failures through, with this text behind the first of them.
    case report(String)
  }

  package let seed: UInt64?
  let purpose: Purpose
  /// Whether it is the first one, which lets warnings through: they hold for all.
  let isFirst: Bool
  private let contents: Locked<Contents>

  package init(
    _ picker: SchedulePicker,
    seed: UInt64? = nil,
    purpose: Purpose = .explore,
    isFirst: Bool = false
  ) {
    self.seed = seed
    self.purpose = purpose
    self.isFirst = isFirst
    contents = Locked(Contents(picker: picker))
  }

  package var choices: [ScheduleChoice] { contents.withLock { $0.choices } }

  /// Whether an earlier schedule has all of the rest of this one.
  package var isRedundant: Bool { contents.withLock { $0.picker.isRedundant } }

  /// A number that nothing else of this run has.
  func makeID() -> Int {
    contents.withLock { contents in
      contents.lastID += 1
      return contents.lastID
    }
  }

  /// Picks one of the candidates; where there are two, that is a choice.
  func pick(among candidates: [ScheduleCandidate]) -> Int {
    contents.withLock { contents in
      guard candidates.count > 1 else {
        contents.picker.pickOnly(candidates[0])
        return 0
      }
      let sleepers = contents.picker.sleepers
      let index = contents.picker.pick(among: candidates, at: contents.choices.count)
      contents.choices.append(
        ScheduleChoice(
          index: index,
          candidates: candidates,
          asleep: sleepers,
          isRedundant: contents.picker.isRedundant
        )
      )
      contents.isChosen = true
      return index
    }
  }

  /// The step that was picked has been made, or another one that nobody picked.
  func passed(_ step: ScheduleStep) {
    contents.withLock { contents in
      if contents.isChosen { contents.choices[contents.choices.count - 1].step = step }
      contents.isChosen = false
      contents.picker.passed(step)
    }
  }

  /// A number for the task that a job belongs to, the same in each run of the same schedule.
  ///
  /// A job without a task of its own, such as an actor's, belongs to whom it was made by.
  func owner(of job: UnownedJob, madeBy maker: Int) -> (number: Int, hasTask: Bool) {
    // The only public way to a job's task is the text that describes it.
    let text = job.description
    guard !text.hasSuffix("nil)") else { return (maker, false) }
    return contents.withLock { contents in
      if let owner = contents.owners[text] { return (owner, true) }
      let owner = contents.owners.count + 1
      contents.owners[text] = owner
      if maker > 0 { contents.makers[owner] = maker }
      return (owner, true)
    }
  }

  /// Says who an owner is, for the record.
  func name(_ owner: Int, _ name: String, isUser: Bool = false) {
    contents.withLock { contents in
      if isUser { contents.users.insert(owner) }
      contents.names[owner] = name
      contents.makers[owner] = nil
    }
  }

  /// Whether an owner is a user.
  func isUser(_ owner: Int) -> Bool { contents.withLock { $0.users.contains(owner) } }

  /// Who an owner is: for a task that nobody named, a child of whom it was made by.
  func name(of owner: Int) -> String {
    contents.withLock { contents in
      var owner = owner
      var suffix = ""
      while contents.names[owner] == nil, let maker = contents.makers[owner] {
        suffix = ", a task of it,"
        owner = maker
      }
      return (contents.names[owner] ?? "a task") + suffix
    }
  }

  // MARK: - Record

  /// Writes down what happens, if anybody wants to know.
  func note(_ event: @autoclosure () -> String) {
    guard case .record = purpose else { return }
    let event = event()
    contents.withLock { contents in
      // Several steps in a row of one effect are one line.
      if contents.events.last != event { contents.events.append(event) }
    }
  }

  /// Writes down that an owner's code runs, though another one's was there first.
  func noteStep(of owner: Int, before other: Int? = nil) {
    guard case .record = purpose else { return }
    let isNew = contents.withLock { $0.begun.insert(owner).inserted }
    note(
      name(of: owner) + (isNew ? " begins" : " goes on")
        + (other.map { ", before \(name(of: $0))" } ?? "")
    )
  }

  /// What happened, in order.
  package var events: [String] { contents.withLock { $0.events } }

  // MARK: - Failures

  /// Keeps a failure of a test store back, unless this run lets them through.
  ///
  /// Returns what is to be reported.
  func filter(_ failure: Failure) -> Failure? {
    if failure.severity == .error { fail() }
    guard case .report = purpose else {
      return failure.severity == .warning && isFirst ? failure : nil
    }
    guard failure.severity == .error, let text = claimText() else { return failure }
    return Failure(message: failure.message + "\n" + text, place: failure.place)
  }

  /// The text for the first failure that is reported; nil for all others.
  func claimText() -> String? {
    guard case .report(let text) = purpose else { return nil }
    return contents.withLock { contents in
      defer { contents.hasText = true }
      return contents.hasText ? nil : text
    }
  }

  /// The test has failed, as a test store would tell it.
  package func report(
    _ message: String,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    Failure(message: message, place: place).report()
  }

  /// Whether whoever runs the schedules looks at the issues of Swift Testing one by one.
  var judgesIssues: Bool {
    get { contents.withLock { $0.judgesIssues } }
    set { contents.withLock { $0.judgesIssues = newValue } }
  }

  /// Whether a test store was made under this schedule.
  var hasStore: Bool { contents.withLock { $0.lastID > 0 } }

  /// The test has failed.
  func fail() { contents.withLock { $0.hasFailed = true } }

  /// The test has failed, and everybody knows: that couldn't be kept back.
  func failOpenly() {
    contents.withLock { contents in
      contents.hasFailed = true
      contents.isReported = true
    }
  }

  /// Whether the test has failed, and everybody knows.
  var isReported: Bool { contents.withLock { $0.isReported } }

  /// Whether the test has failed.
  package var hasFailed: Bool { contents.withLock { $0.hasFailed } }
}
