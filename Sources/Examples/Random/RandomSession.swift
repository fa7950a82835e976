import RandomNumberFeature
import Store

/// Runs the feature with commands from the command line, a pipe or a prompt.
@MainActor
final class RandomSession {
  private let options: RandomOptions
  private let terminal: Terminal
  private let observers: [any StoreObserver<RandomNumber.State, RandomNumber.Action>]
  private let feed: RandomPlan.Feed
  private var plan: RandomPlan
  /// What was sent and may still be under way.
  private var sent: [StoreTask] = []
  private lazy var store = makeStore()

  init(
    options: RandomOptions,
    terminal: Terminal,
    observers: [any StoreObserver<RandomNumber.State, RandomNumber.Action>] = []
  ) {
    self.options = options
    self.terminal = terminal
    self.observers = observers
    feed = options.commands.isEmpty ? (terminal.isInteractive ? .prompt : .pipe) : .words
    plan = RandomPlan(feed: feed)
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
    return plan.exitCode
  }

  private func follow() async {
    switch feed {
    case .words: await followWords()
    case .pipe, .prompt: await followLines()
    }
    await finish()
  }

  private func followWords() async {
    for command in options.commands {
      guard !Task.isCancelled, await perform(plan.step(for: command)) else { return }
    }
  }

  private func followLines() async {
    let console = terminal.console
    if feed == .prompt { console.note("Type a command; 'help' shows them, Ctrl-D ends.") }
    defer { console.prompt(false) }
    prompt()
    for await lines in terminal.input.batches() {
      for line in lines {
        console.entered(line)
        guard !Task.isCancelled, await perform(plan.step(for: line)) else { return }
      }
      prompt()
    }
    guard let failure = terminal.input.failure else { return }
    console.complain(failure)
    plan.inputFailed()
  }

  /// Asks for the next line, unless it has been typed already and stands on the screen.
  private func prompt() {
    guard feed == .prompt, !terminal.input.isReady else { return }
    terminal.console.prompt(true)
  }

  /// Does what was decided; returns whether more commands are wanted.
  ///
  /// Only a wait suspends: words, and lines that came together, aren't interrupted by answers.
  private func perform(_ step: RandomPlan.Step) async -> Bool {
    switch step {
    case .skip:
      break
    case .send(let action):
      sent.removeAll { $0.isOver }
      sent.append(store.send(action))
    case .wait:
      await finish()
    case .help:
      // Never on standard output, where programs read numbers or JSON.
      terminal.console.note(RandomCommand.table)
    case .quit:
      for task in sent { task.cancel() }
      return false
    case .complain(let mistake):
      terminal.console.complain(mistake)
    case .stop(let mistake):
      terminal.console.complain(mistake)
      return false
    }
    return true
  }

  /// Waits for everything that was sent so far; if cancelled, cancels it.
  private func finish() async {
    for task in sent { await task.finish() }
    sent = []
  }

  private func makeStore() -> Store<RandomNumber.State, RandomNumber.Action> {
    let report = RandomReport(printsJSON: options.printsJSON, isVerbose: options.isVerbose)
    let observer = RandomObserver(report: report, console: terminal.console) { [weak self] error in
      self?.plan.failed(error)
    }
    return Store(initialState: .initial, observers: observers + [observer]) {
      RandomNumber(options)
    }
  }
}
