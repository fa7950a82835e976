import Store

/// Runs a front with commands from the command line, a pipe or a prompt.
@MainActor
final class LineSession<F: Front> {
  private let front: F
  private let terminal: Terminal
  private let words: [String]
  private let store: Store<F.State, F.Action>
  private var plan: LinePlan<F>
  /// What was sent and may still be under way.
  private var sent: [StoreTask] = []

  /// Makes a session; without words, the commands come from standard input.
  init(
    front: F,
    words: [String],
    observers: [any StoreObserver<F.State, F.Action>],
    terminal: Terminal
  ) {
    self.front = front
    self.words = words
    self.terminal = terminal
    plan = LinePlan(front: front, isCorrectable: words.isEmpty && terminal.isInteractive)
    store = Store(initialState: front.initialState, observers: observers) { front.feature() }
  }

  /// Follows the commands to their end.
  ///
  /// **Cancellation:** cancels what is in flight and returns at once.
  func run() async -> ExitCode {
    let work = Task { await follow() }
    terminal.console.onFailure = { work.cancel() }
    await withTaskCancellationHandler {
      await work.value
    } onCancel: {
      work.cancel()
    }
    terminal.console.onFailure = nil
    return plan.exitCode == .success ? front.exitCode(of: store.state) : plan.exitCode
  }

  private func follow() async {
    if words.isEmpty { await followLines() } else { await followWords() }
    await rest()
    for task in sent { task.cancel() }
  }

  private func followWords() async {
    for word in words {
      guard !Task.isCancelled, await perform(plan.step(for: word, in: store.state)) else { return }
    }
  }

  private func followLines() async {
    let console = terminal.console
    if terminal.isInteractive { console.note("Type a command; 'help' shows them, Ctrl-D ends.") }
    defer { console.prompt(false) }
    prompt()
    for await lines in terminal.input.batches() {
      for line in lines {
        console.entered(line)
        guard !Task.isCancelled, await perform(plan.step(for: line, in: store.state)) else {
          return
        }
      }
      prompt()
    }
    guard let failure = terminal.input.failure else { return }
    console.complain(failure)
    plan.inputFailed()
  }

  /// Asks for the next line, unless it has been typed already and stands on the screen.
  private func prompt() {
    guard terminal.isInteractive, !terminal.input.isReady else { return }
    terminal.console.prompt(true)
  }

  /// Does what was decided; returns whether more commands are wanted.
  ///
  /// Only a wait suspends: lines that came together aren't interrupted by answers.
  private func perform(_ step: LineStep<F.Action>) async -> Bool {
    switch step {
    case .skip:
      break
    case .send(let actions, let isAwaited):
      sent.removeAll { $0.isOver }
      let tasks = actions.map { store.send($0) }
      sent += tasks
      if isAwaited { for task in tasks { await task.finish() } }
    case .wait(nil):
      await rest()
    case .wait(let time?):
      try? await Task.sleep(for: time)
    case .help:
      // Never on standard output, where programs read transitions.
      terminal.console.note(F.commandTable)
    case .quit:
      for task in sent { task.cancel() }
      sent = []
      return false
    case .complain(let mistake):
      terminal.console.complain(mistake)
    case .stop(let mistake):
      terminal.console.complain(mistake)
      return false
    }
    return true
  }

  /// Waits until the example is at rest; if cancelled, cancels what is under way.
  private func rest() async {
    switch F.rest {
    case .whenNothingRuns:
      for task in sent { await task.finish() }
      sent = []
    case .whenState(let isAtRest):
      for await _ in store.states() where isAtRest(store.state) || sent.allSatisfy(\.isOver) {
        return
      }
    }
  }
}
